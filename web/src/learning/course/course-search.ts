import { highestLevel, parseLevel, type LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { searchOf } from '../../ui/page/address.ts';

/** The level an address of the dashboard asks for; the dashboard chooses where it asks for none. */
export const courseSearch = searchOf<{ level: LevelChoice }>({
  level: (given) => parseLevel(String(given), highestLevel) ?? undefined,
});
