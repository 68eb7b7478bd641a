import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { texts } from '../../texts/texts.ts';
import type { UnrecordedWords } from '../../learning/player/unrecorded.ts';

/** What exercises say in free mode. */
export const freeWords = (): UnrecordedWords => ({ ...texts.free.exercise, back: texts.shell.toHome });

/** What a sheet of a free benchmark says, which asks what groups are asked too. */
export const sheetWords = (): UnrecordedWords => ({
  ...freeWords(),
  ...texts.free.sheet,
  withheld: texts.free.sheet.withheld(passThreshold),
});
