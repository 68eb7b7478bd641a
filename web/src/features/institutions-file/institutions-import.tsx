import { institutionColumns } from '@lectern/domain/institution/institutions-file/institution-columns.ts';
import type { InstitutionsFile_LastInstitutionsImportQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { FileDrop } from '../spreadsheet/file-drop.tsx';
import classes from '../spreadsheet/spreadsheet.module.css';
import { TemplateButton } from '../spreadsheet/template-button.tsx';
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
  const failed = useFailureToast();
  const { name, state, refused, problem, difference, choose, lookAgain, forget } = file;
  const words = texts.institutionsFile;
  const run = async () => {
    failed.overtake();
    const { done, why } = await file.run();
    if (why !== null) return failed.say('error', why);
    if (!done) return undefined;
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
      <section aria-labelledby="file" className={classes['section']}>
        <h2 id="file">{words.file}</h2>
        <p className={classes['hint']}>{words.text}</p>
        <p className={classes['hint']}>{words.licenseText}</p>
        <TemplateButton name={words.templateName} heads={institutionColumns.map((column) => words.columns[column])} />
        <FileDrop name={name} busy={state === 'reading'} onChoose={choose} />
        {problem && (
          <p role="alert" className={classes['problem']}>
            {words.problems[problem]}
          </p>
        )}
        {state === 'failed' && (
          <Failed what={words.notRead} onLoadAgain={lookAgain} {...(refused === null ? {} : { text: refused })} />
        )}
      </section>
      {difference && <InstitutionsDifference file={file} difference={difference} onImport={() => void run()} />}
    </>
  );
}
