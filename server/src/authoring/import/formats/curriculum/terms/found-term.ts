/**
 * How a text marks a term: in bold at the beginning, as the heading above, as the n-th marked words of the block, in a list
 * of terms, or by nothing but the language, which a translation does not show.
 */
export type TermMark =
  | { readonly by: 'BOLD' | 'HEADING' | 'LIST' | 'WORDS' }
  | { readonly by: 'MARKED'; readonly nth: number };

/** A term that a text defines, both as plain text, and the place where it does. */
export type FoundTerm = {
  readonly term: string;
  readonly definition: string;
  readonly mark: TermMark;
  /** Which sentence of the block defines it, from 0. */
  readonly sentence: number;
  /** The index of the section, then of the block in it, then of the paragraph or item in that. */
  readonly place: readonly number[];
};

/** A term as one of the ways to find it gives it. */
export type PlainTerm = Pick<FoundTerm, 'term' | 'definition' | 'place'>;
