import { parseLevel, type LevelChoice } from '@lectern/domain/course/level.ts';
import { highestLevel } from '@lectern/domain/course/level.ts';

/** The level an address of the dashboard asks for; the dashboard chooses where it asks for none. */
export function courseSearch(search: Record<string, unknown>): { level?: LevelChoice } {
  const level = parseLevel(String(search['level']), highestLevel);
  return level === null ? {} : { level };
}
