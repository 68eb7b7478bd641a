/** What became of some things of a folder: `found` is the sum of the others. */
export type Count = {
  readonly found: number;
  /** Taken as it is. */
  readonly kept: number;
  /** Taken in another form, such as a title or a place in the course. */
  readonly changed: number;
  /** Not taken; each is named in a note. */
  readonly lost: number;
};

/** What a folder has in the language of the course, and what became of it. */
export type Stock = {
  /** Folders with a README.md. */
  readonly folders: Count;
  /** The sections of the lessons' texts. */
  readonly sections: Count;
  /** Texts beside the README files. */
  readonly texts: Count;
  /** The links in the texts that were taken. */
  readonly links: Count;
};

/** What became of one thing. */
export type Fate = 'kept' | 'changed' | 'lost';

/** Counts things by what became of each. */
export function counted(fates: readonly Fate[]): Count {
  const of = (fate: Fate) => fates.filter((one) => one === fate).length;
  return { found: fates.length, kept: of('kept'), changed: of('changed'), lost: of('lost') };
}
