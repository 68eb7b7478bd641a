import { rosterColumns, templateColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { useState } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import type { PeopleFileScreen_PeopleImportsQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FileSection } from '../../base/spreadsheet/file-section.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import { DonePeopleImport } from './done-people-import.tsx';
import { LeftPeople, type Left } from './left-people.tsx';
import { PeopleDifference } from './people-difference.tsx';
import { usePeopleFile, type Doing } from './use-people-file.ts';

type Props = {
  readonly imports: PeopleFileScreen_PeopleImportsQuery['peopleImports'];
  /** Where the people of the institution are listed. */
  readonly members: LinkProps;
  /** Called when people were invited or removed, or that was taken back. */
  readonly onChanged: () => void;
};

const nobody: Left = { stay: [], without: [] };

/** A file with people, what it comes to and, once it is done, what was done; whom an undo has left is named until the screen is left. */
export function PeopleImport({ imports: { institution, today, imports }, members, onChanged }: Props) {
  const file = usePeopleFile(institution.id);
  const [left, setLeft] = useState(nobody);
  const { problem, difference, forget } = file;
  const words = texts.peopleFile;
  const run = async (doing: Doing) => {
    if (!(await file.run(doing))) return undefined;
    forget();
    showToast('success', words.done);
    return onChanged();
  };
  return (
    <>
      {imports.length > 0 && (
        <ul aria-label={words.last.title} className={classes['imports']}>
          {imports.map((done, at) => (
            <DonePeopleImport
              key={done.id}
              institutionId={institution.id}
              done={done}
              onUndone={({ stay, without }) => {
                setLeft((before) => ({
                  stay: [...before.stay, ...stay],
                  without: [...before.without, ...without],
                }));
                onChanged();
              }}
            >
              {at === 0 && (
                <LinkButton {...members} variant="subtle" size="sm">
                  {words.toMembers}
                </LinkButton>
              )}
            </DonePeopleImport>
          ))}
        </ul>
      )}
      {left.stay.length + left.without.length > 0 && <LeftPeople left={left} />}
      <FileSection
        title={words.title}
        paragraphs={[words.text]}
        template={{ name: words.templateName, heads: templateColumns.map((column) => words.columns[column]) }}
        columns={rosterColumns.map((name) => ({ name, label: words.columns[name] }))}
        file={file}
        problem={problem ? words.problems[problem] : null}
        notRead={words.notRead}
      />
      {difference && <PeopleDifference {...{ file, difference, today }} onImport={(doing) => void run(doing)} />}
    </>
  );
}
