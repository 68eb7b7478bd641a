import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { Roster_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { tooLarge, useTableFile, type TableFile } from '../../base/spreadsheet/use-table-file.ts';
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
export type Roster = Omit<TableFile<Difference, Ticked>, 'run' | 'forget'> & {
  /** Does what is shown; it gives whether it was done and, where the server did not look, why. */
  readonly run: () => Promise<{ readonly done: boolean; readonly why: string | null }>;
};

const tickedOf = ({ removed, choices }: Ticked) => ({
  removed: removed.map(({ group_id, user_id }) => ({ group_id, user_id })),
  choices: [...choices],
});

/** Reads a roster file on the server and imports it, each time with the same bytes. */
export function useRoster(group_id: string): Roster {
  const client = useClient();
  const send = useSend();
  const table = useTableFile<Difference, Ticked>({
    mostBytes: rosterLimits.bytes,
    tooLarge: tooLargeHere,
    untouched,
    look: async (file, ticked, reading) => {
      const variables = { group_id, file, ...reading, ...tickedOf(ticked) };
      const context = { requestPolicy: 'network-only', ...besideCache } as const;
      const { data, error } = await client.query(differenceQuery, variables, context).toPromise();
      const why = refusalOf(error)?.text ?? null;
      return { difference: data ? readFragment(differenceFragment, data.rosterDifference) : null, why };
    },
  });
  return {
    ...table,
    run: async () => {
      const reply = await table.run(async (sent) => {
        const variables = { group_id, ...sent, ...tickedOf(table.ticked) };
        const { data, error } = await send(importMutation, variables);
        if (!data) return { done: false, why: refusalOf(error)?.text ?? texts.roster.notConfirmed };
        const { done, difference } = data.importRoster;
        return { done, difference: readFragment(differenceFragment, difference), why: null };
      });
      return reply ?? { done: false, why: texts.roster.notRead };
    },
  };
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
