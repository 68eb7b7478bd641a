import { shortestMemberSearch } from '@lectern/domain/institution/member-list.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import classes from './institution-members.module.css';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './use-members.ts';

type Props = { readonly institutionId: string; readonly viewerId: string };

/** The people of an institution for those who teach in it or administer it: some at a time, found by name or address. */
export function InstitutionMembers({ institutionId, viewerId }: Props) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 300);
  const isTooShort = settled !== '' && settled.length < shortestMemberSearch;
  const help = isTooShort ? texts.institution.searchBegins(shortestMemberSearch) : '';
  const search = isTooShort ? '' : settled;
  return (
    <>
      <div className={classes['search']}>
        <SearchField label={texts.institution.findMember} value={typed} onChange={setTyped} />
        <p role="status">{help}</p>
      </div>
      <FoundMembers key={search} {...{ institutionId, viewerId, search }} />
    </>
  );
}

function FoundMembers({ institutionId, viewerId, search }: Props & { readonly search: string }) {
  const { entries: members, cursor, state, more } = useMembers(institutionId, search);
  const rows = useFocusOnNew<HTMLTableSectionElement>(members?.length ?? 0);
  const words = texts.institution;
  return (
    <>
      {members === null && state === 'busy' && (
        <PageShape head={null}>
          <PanelShape rows={10} height={49} />
        </PageShape>
      )}
      {members?.length === 0 && <Empty text={words.noResults} />}
      {members !== null && members.length > 0 && (
        <PeopleTable
          label={words.members}
          rows={rows}
          head={
            <>
              <th scope="col">{words.name}</th>
              <FoldedHead>{words.email}</FoldedHead>
              <th scope="col">{words.role}</th>
            </>
          }
        >
          {members.map((member) => (
            <MemberRow key={member.id} {...{ member, viewerId }} />
          ))}
        </PeopleTable>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.membersNotLoaded} label={words.moreResults} />
      <Spoken text={members === null ? '' : words.membersShown(members.length, cursor !== null)} />
    </>
  );
}
