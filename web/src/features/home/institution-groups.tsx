import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import { GroupCard } from '../group/group-card.tsx';
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
      {state === 'failed' && <Failed what={texts.shell.notLoaded.groups} onLoadAgain={more} />}
      {cursor !== null && state !== 'failed' && (
        <div className={classes['more']}>
          <Button variant="default" loading={state === 'busy'} onClick={more}>
            {words.moreResults}
          </Button>
        </div>
      )}
      <Spoken text={groups === null ? '' : words.groupsShown(groups.length, cursor !== null)} />
    </>
  );
}
