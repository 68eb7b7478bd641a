import { texts } from '../../texts/texts.ts';
import type { UnrecordedWords } from '../player/unrecorded.ts';

/** What exercises say in free mode. */
export const freeWords = (): UnrecordedWords => ({ ...texts.free.exercise, back: texts.shell.toHome });
