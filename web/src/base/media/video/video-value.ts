import type { QuickclipCardContent } from '@lectern/domain/learning/library/quickclip-card.ts';
import { nameOfLanguage } from '../../../texts/name-of-language.ts';

/** A video as content keeps it: its files, and what is read or heard beside it. */
export type VideoValue = {
  readonly sources: readonly QuickclipCardContent['sources'][number][];
  readonly tracks: readonly VideoTrack[];
};

/** Captions or subtitles of a video. */
export type VideoTrack = QuickclipCardContent['tracks'][number];

/** What a language calls itself; its tag where nobody knows. */
export const languageLabel = (tag: string): string => nameOfLanguage(tag, tag);
