import { institutionsLimits } from '@lectern/domain/business/institutions-file/read-institutions.ts';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { InstitutionsFile_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { tooLarge, useTableFile, type TableFile } from '../../base/spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './institutions-file-query.ts';

/** What a file comes to, as the server has told it last. */
export type Difference = InstitutionsFile_DifferenceFragment;

/** A chosen file with what is known of it. */
export type InstitutionsFile = Omit<TableFile<Difference, null>, 'run'> & {
  /** Makes what is shown; it gives whether that was done and, where it is not known, why. */
  readonly run: () => Promise<{ readonly done: boolean; readonly why: string | null }>;
};

/** Reads a file with institutions on the server and makes them, each time with the same bytes. */
export function useInstitutionsFile(): InstitutionsFile {
  const client = useClient();
  const send = useSend();
  const language = useLanguage();
  const table = useTableFile<Difference, null>({
    mostBytes: institutionsLimits.bytes,
    tooLarge: tooLargeHere,
    untouched: null,
    look: async (file, _ticked, reading) => {
      const context = { requestPolicy: 'network-only', ...besideCache } as const;
      const { data, error } = await client.query(differenceQuery, { file, ...reading }, context).toPromise();
      const why = refusalOf(error)?.text ?? null;
      return { difference: data ? readFragment(differenceFragment, data.institutionsDifference) : null, why };
    },
  });
  return {
    ...table,
    run: async () => {
      const reply = await table.run(async (sent) => {
        const { data, error } = await send(importMutation, { ...sent, language });
        if (!data) return { done: false, why: refusalOf(error)?.text ?? texts.institutionsFile.notConfirmed };
        const { done, difference } = data.importInstitutions;
        return { done, difference: readFragment(differenceFragment, difference), why: null };
      });
      return reply ?? { done: false, why: texts.institutionsFile.notRead };
    },
  };
}

/** What is too large is not sent. */
const tooLargeHere: Difference = {
  ...tooLarge,
  lines: [],
};
