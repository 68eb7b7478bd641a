import { rosterLimits } from '@lectern/domain/roster/roster-file.ts';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { Roster_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { useTableFile, type TableFile } from '../spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './roster-query.ts';

/** What a file changes, as the server has told it last. */
export type Difference = Roster_DifferenceFragment;

/** A learner of a group whom the file does not name. */
export type Missing = Difference['missing'][number];

/** A chosen file with what is known of it; who is missing and is to be removed is ticked. */
export type Roster = Omit<TableFile<Difference, readonly Missing[]>, 'run' | 'forget'> & {
  /** Does what is shown; it gives whether it was done and, where the server did not look, why. */
  readonly run: () => Promise<{ readonly done: boolean; readonly why: string | null }>;
};

const keysOf = (removed: readonly Missing[]) => removed.map(({ group_id, user_id }) => ({ group_id, user_id }));

/** Reads a roster file on the server and imports it, each time with the same bytes. */
export function useRoster(group_id: string): Roster {
  const client = useClient();
  const send = useSend();
  const table = useTableFile<Difference, readonly Missing[]>({
    mostBytes: rosterLimits.bytes,
    tooLarge: tooLargeHere,
    untouched: nobody,
    look: async (file, removed, encoding) => {
      const variables = { group_id, file, encoding, removed: keysOf(removed) };
      const context = { requestPolicy: 'network-only', ...besideCache } as const;
      const { data, error } = await client.query(differenceQuery, variables, context).toPromise();
      const why = refusalOf(error)?.text ?? null;
      return { difference: data ? readFragment(differenceFragment, data.rosterDifference) : null, why };
    },
  });
  return {
    ...table,
    run: async () => {
      const reply = await table.run(async (file, { shown, encoding }) => {
        const variables = { group_id, file, encoding, removed: keysOf(table.ticked), shown };
        const { data, error } = await send(importMutation, variables);
        if (!data) return { done: false, why: refusalOf(error)?.text ?? texts.roster.notConfirmed };
        const { done, difference } = data.importRoster;
        return { done, difference: readFragment(differenceFragment, difference), why: null };
      });
      return reply ?? { done: false, why: texts.roster.notRead };
    },
  };
}

const nobody: readonly Missing[] = [];

/** What is too large is not sent. */
const tooLargeHere: Difference = {
  problem: 'TOO_LARGE',
  shown: '',
  encoding: null,
  changes: 0,
  lines: [],
  missing: [],
  groups: [],
};
