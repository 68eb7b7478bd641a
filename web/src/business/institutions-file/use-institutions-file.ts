import { institutionsLimits } from '@lectern/domain/business/institutions-file/read-institutions.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { InstitutionsFile_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { useFileImport, type FileImport } from '../../base/spreadsheet/use-file-import.ts';
import { tooLarge } from '../../base/spreadsheet/use-table-file.ts';
import { differenceFragment, differenceQuery, importMutation } from './institutions-file-query.ts';

/** What a file comes to, as the server has told it last. */
export type Difference = InstitutionsFile_DifferenceFragment;

/** A chosen file with what is known of it. */
export type InstitutionsFile = FileImport<Difference, null>;

/** Reads a file with institutions on the server and makes them, each time with the same bytes. */
export function useInstitutionsFile(): InstitutionsFile {
  const language = useLanguage();
  return useFileImport<Difference, null>({
    mostBytes: institutionsLimits.bytes,
    tooLarge: tooLargeHere,
    untouched: null,
    words: texts.institutionsFile,
    look: (ask, file) =>
      ask(differenceQuery, file, ({ institutionsDifference }) =>
        readFragment(differenceFragment, institutionsDifference),
      ),
    act: (ask, file) =>
      ask(importMutation, { ...file, language }, ({ importInstitutions: { done, difference } }) => ({
        done,
        difference: readFragment(differenceFragment, difference),
      })),
  });
}

/** What is too large is not sent. */
const tooLargeHere: Difference = {
  ...tooLarge,
  lines: [],
};
