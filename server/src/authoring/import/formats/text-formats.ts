import { isAiken, readAiken } from './aiken/aiken.ts';
import type { FoundItem } from './found-item.ts';
import { isGift, readGift } from './gift/gift.ts';

/** A way in which questions are written into a text. */
export type TextFormat = {
  /** As people call it. */
  readonly name: string;
  /** Whether a text is of it, told by its content. */
  readonly recognise: (text: string) => boolean;
  /** Everything in it, in its order; what cannot be read is an item, too. */
  readonly read: (text: string) => FoundItem[];
};

/** Every format, the surest to be recognised first. */
export const textFormats: readonly TextFormat[] = [
  { name: 'Aiken', recognise: isAiken, read: readAiken },
  { name: 'GIFT', recognise: isGift, read: readGift },
];
