import { peopleColumns } from '@lectern/domain/institution/people-file/people-columns.ts';
import { useState } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import type { PeopleFileScreen_PeopleImportsQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { FileSection } from '../spreadsheet/file-section.tsx';
import { LastPeopleImport } from './last-people-import.tsx';
import { PeopleDifference } from './people-difference.tsx';
import { SaveLinks } from './save-links.tsx';
import { usePeopleFile, type Doing, type Links } from './use-people-file.ts';

type Props = {
  readonly imports: PeopleFileScreen_PeopleImportsQuery['peopleImports'];
  /** Where the people of the institution are listed. */
  readonly members: LinkProps;
  /** Called when people were invited or removed, or that was taken back. */
  readonly onChanged: () => void;
};

/** A file with people, what it comes to and, once it is done, what was done. */
export function PeopleImport({ imports: { institution, today, last }, members, onChanged }: Props) {
  const file = usePeopleFile(institution.id);
  const failed = useFailureToast();
  const [links, setLinks] = useState<Links>([]);
  const { problem, difference, forget } = file;
  const words = texts.peopleFile;
  const run = async (doing: Doing) => {
    failed.overtake();
    const { links: made, why } = await file.run(doing);
    if (why !== null) return failed.say('error', why);
    if (made === null) return undefined;
    setLinks(made);
    forget();
    showToast('success', words.done);
    return onChanged();
  };
  return (
    <>
      {last && (
        <LastPeopleImport
          key={last.id}
          institutionId={institution.id}
          last={last}
          onUndone={() => {
            setLinks([]);
            onChanged();
          }}
        >
          {links.length > 0 && <SaveLinks links={links} />}
          <LinkButton {...members} variant="subtle" size="sm">
            {words.toMembers}
          </LinkButton>
        </LastPeopleImport>
      )}
      <FileSection
        title={words.title}
        texts={[words.text]}
        template={{ name: words.templateName, heads: peopleColumns.map((column) => words.columns[column]) }}
        file={file}
        problem={problem ? words.problems[problem] : null}
        notRead={words.notRead}
      />
      {difference && <PeopleDifference {...{ file, difference, today }} onImport={(doing) => void run(doing)} />}
    </>
  );
}
