import { peopleLimits } from '@lectern/domain/business/institution/people-file/read-people.ts';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { PeopleFile_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { tooLarge, useTableFile, type TableFile } from '../../base/spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './people-file-query.ts';

/** What a file comes to, as the server has told it last. */
export type Difference = PeopleFile_DifferenceFragment;

/** Somebody whom the file does not name. */
export type Missing = Difference['missing'][number];

/** Whether mails go out, and from which day on, null for today; and the numbers of those who are removed. */
export type Doing = { readonly mailed: boolean; readonly day: string | null; readonly removed: number[] };

/** A chosen file with what is known of it. */
export type PeopleFile = Omit<TableFile<Difference, null>, 'run'> & {
  /** Invites and removes as it is shown; it gives whether that was done and, where it was not, why as far as that is known. */
  readonly run: (doing: Doing) => Promise<{ readonly done: boolean; readonly why: string | null }>;
};

/** Reads a file with people on the server and does what it comes to, each time with the same bytes. */
export function usePeopleFile(institution_id: string): PeopleFile {
  const client = useClient();
  const send = useSend();
  const language = useLanguage();
  const table = useTableFile<Difference, null>({
    mostBytes: peopleLimits.bytes,
    tooLarge: tooLargeHere,
    untouched: null,
    look: async (file, _ticked, reading) => {
      const context = { requestPolicy: 'network-only', ...besideCache } as const;
      const { data, error } = await client
        .query(differenceQuery, { institution_id, file, ...reading }, context)
        .toPromise();
      const why = refusalOf(error)?.text ?? null;
      return { difference: data ? readFragment(differenceFragment, data.peopleDifference) : null, why };
    },
  });
  return {
    ...table,
    run: async (doing) => {
      const reply = await table.run(async (sent) => {
        const variables = { institution_id, ...sent, ...doing, language };
        const { data, error } = await send(importMutation, variables);
        if (!data) return { done: false, why: refusalOf(error)?.text ?? texts.peopleFile.notConfirmed };
        const { done, difference } = data.importPeople;
        return { done, difference: readFragment(differenceFragment, difference), why: null };
      });
      return reply ?? { done: false, why: texts.peopleFile.notRead };
    },
  };
}

/** What is too large is not sent. */
const tooLargeHere: Difference = {
  ...tooLarge,
  invites: 0,
  groups: [],
  missing: [],
  missing_total: 0,
  lines: [],
};
