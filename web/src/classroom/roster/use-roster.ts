import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { Roster_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { useFileImport, type FileImport } from '../../base/spreadsheet/use-file-import.ts';
import { tooLarge } from '../../base/spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './roster-query.ts';

/** What a file changes, as the server has told it last. */
export type Difference = Roster_DifferenceFragment;

/** A learner of a group whom the file does not name. */
export type Missing = Difference['missing'][number];

/** What can become of a learner of another group. */
export type Choice = NonNullable<Difference['lines'][number]['choice']>;

/** Who is missing and is removed, and what becomes of learners of other groups, by their lines. */
type Ticked = {
  readonly removed: readonly Missing[];
  readonly choices: readonly { readonly line: number; readonly choice: Choice }[];
};

/** A chosen file with what is known of it and what is ticked of it. */
export type Roster = FileImport<Difference, Ticked>;

const tickedOf = ({ removed, choices }: Ticked) => ({
  removed: removed.map(({ group_id, user_id }) => ({ group_id, user_id })),
  choices: [...choices],
});

/** Reads a roster file on the server and imports it, each time with the same bytes. */
export function useRoster(group_id: string): Roster {
  return useFileImport<Difference, Ticked>({
    mostBytes: rosterLimits.bytes,
    tooLarge: tooLargeHere,
    untouched,
    words: texts.roster,
    look: (ask, file, ticked) =>
      ask(differenceQuery, { group_id, ...file, ...tickedOf(ticked) }, ({ rosterDifference }) =>
        readFragment(differenceFragment, rosterDifference),
      ),
    act: (ask, file, { ticked }) =>
      ask(importMutation, { group_id, ...file, ...tickedOf(ticked) }, ({ importRoster: { done, difference } }) => ({
        done,
        difference: readFragment(differenceFragment, difference),
      })),
  });
}

const untouched: Ticked = { removed: [], choices: [] };

/** What is too large is not sent. */
const tooLargeHere: Difference = {
  ...tooLarge,
  changes: 0,
  mails: 0,
  lines: [],
  missing: [],
  groups: [],
};
