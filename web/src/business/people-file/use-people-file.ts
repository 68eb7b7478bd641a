import { peopleLimits } from '@lectern/domain/business/institution/people-file/read-people.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { PeopleFile_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { useFileImport, type FileImport } from '../../base/spreadsheet/use-file-import.ts';
import { tooLarge } from '../../base/spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './people-file-query.ts';

/** What a file comes to, as the server has told it last. */
export type Difference = PeopleFile_DifferenceFragment;

/** Somebody whom the file does not name. */
export type Missing = Difference['missing'][number];

/** Whether mails go out, and from which day on, null for today; and the numbers of those who are removed. */
export type Doing = { readonly mailed: boolean; readonly day: string | null; readonly removed: number[] };

/** A chosen file with what is known of it. */
export type PeopleFile = FileImport<Difference, null, Doing>;

/** Reads a file with people on the server and does what it comes to, each time with the same bytes. */
export function usePeopleFile(institution_id: string): PeopleFile {
  const language = useLanguage();
  return useFileImport<Difference, null, Doing>({
    mostBytes: peopleLimits.bytes,
    tooLarge: tooLargeHere,
    untouched: null,
    words: texts.peopleFile,
    look: (ask, file) =>
      ask(differenceQuery, { institution_id, ...file }, ({ peopleDifference }) =>
        readFragment(differenceFragment, peopleDifference),
      ),
    act: (ask, file, { doing }) =>
      ask(
        importMutation,
        { institution_id, ...file, ...doing, language },
        ({ importPeople: { done, difference } }) => ({
          done,
          difference: readFragment(differenceFragment, difference),
        }),
      ),
  });
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
