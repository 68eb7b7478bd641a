import { institutionColumns } from '@lectern/domain/business/institutions-file/institution-columns.ts';
import type { InstitutionsFile_LastInstitutionsImportQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FileSection } from '../../base/spreadsheet/file-section.tsx';
import { InstitutionsDifference } from './institutions-difference.tsx';
import { LastInstitutionsImport } from './last-institutions-import.tsx';
import { useInstitutionsFile } from './use-institutions-file.ts';

type Props = {
  readonly last: InstitutionsFile_LastInstitutionsImportQuery['lastInstitutionsImport'];
  /** Called when institutions were made, or that was taken back. */
  readonly onChanged: () => void;
};

/** A file with institutions, what it comes to and, once it is done, what was done. */
export function InstitutionsImport({ last, onChanged }: Props) {
  const file = useInstitutionsFile();
  const { name, problem, difference, lookAgain, forget } = file;
  const words = texts.institutionsFile;
  const run = async () => {
    if (!(await file.run())) return undefined;
    forget();
    showToast('success', words.done);
    return onChanged();
  };
  return (
    <>
      {last && (
        <LastInstitutionsImport
          key={last.id}
          last={last}
          onUndone={() => {
            if (name !== null) lookAgain();
            onChanged();
          }}
        />
      )}
      <FileSection
        title={words.file}
        paragraphs={[words.text, words.licenseText]}
        template={{ name: words.templateName, heads: institutionColumns.map((column) => words.columns[column]) }}
        columns={institutionColumns.map((column) => ({ name: column, label: words.columns[column] }))}
        file={file}
        problem={problem ? words.problems[problem] : null}
        notRead={words.notRead}
      />
      {difference && <InstitutionsDifference file={file} difference={difference} onImport={() => void run()} />}
    </>
  );
}
