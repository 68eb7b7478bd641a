import { texts } from '../../texts/texts.ts';

const most = 5;

/** A few of what is named, and how many more there are. */
export const someOf = (names: readonly string[]): readonly string[] =>
  names.length <= most ? names : [...names.slice(0, most), texts.peopleFile.others(names.length - most)];
