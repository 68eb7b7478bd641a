/** A column that files of a kind can have. */
export type Column = {
  /** The words that head it, in the languages of the interface and as other programs write them; letters alone count. */
  readonly heads: readonly string[];
  /**
   * Words that head it only beside another column, and a third one alone: `Nom` is the last name beside `Prénom`, and else
   * the whole; also beside it where most of what stands below has in it what stands in the other column.
   */
  readonly beside?: {
    readonly column: string;
    readonly heads: readonly string[];
    readonly unless: (text: string, other: string) => boolean;
  };
  /** Whether a file without it is refused. */
  readonly isRequired: boolean;
  /** Whether a text looks as those of this column do: of two columns that are headed alike the one whose texts do is taken, and one that is headed otherwise where no other is. */
  readonly isLike?: (text: string) => boolean;
};
