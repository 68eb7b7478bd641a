import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { GroupCard } from '../../classroom/group/group-card.tsx';
import classes from './my-groups.module.css';
import { useInstitutionGroups } from './use-institution-groups.ts';

/** All groups of an institution for those who may open them: some at a time, found by name or instructor. */
export function InstitutionGroups({ institutionId }: { readonly institutionId: string }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  return (
    <>
      <div className={classes['search']}>
        <SearchField label={texts.institution.findGroup} value={typed} onChange={setTyped} />
      </div>
      <FoundGroups key={search} institutionId={institutionId} search={search} />
    </>
  );
}

function FoundGroups({ institutionId, search }: { readonly institutionId: string; readonly search: string }) {
  const { entries: groups, cursor, state, more } = useInstitutionGroups(institutionId, search);
  const cards = useFocusOnNew<HTMLDivElement>(groups?.length ?? 0);
  const words = texts.institution;
  return (
    <>
      {groups === null && state === 'busy' && <Skeleton shape="cards" />}
      {groups?.length === 0 && <Empty text={search === '' ? words.noGroupsYet : words.noResults} />}
      <div className={classes['cards']} ref={cards}>
        {groups?.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </div>
      <MorePages pages={{ state, cursor, more }} notLoaded={texts.shell.notLoaded.groups} label={words.moreResults} />
      <Spoken text={groups === null ? '' : words.groupsShown(groups.length, cursor !== null)} />
    </>
  );
}
