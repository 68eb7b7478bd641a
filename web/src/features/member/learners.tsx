import { useDebouncedCallback } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { AddButton } from './add-button.tsx';
import type { ChosenAct } from './chosen-bar.tsx';
import { FoundLearners } from './found-learners.tsx';
import type { MemberRights } from './member-rights.ts';
import { useMemberSearch } from './member-search.ts';
import classes from './members.module.css';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import { RemovedNotice } from './removed-notice.tsx';
import { useChosen } from '../../ui/people/use-chosen.ts';

const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }));
const ExtraTimeDialog = lazy(async () => ({ default: (await import('./extra-time-dialog.tsx')).ExtraTimeDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

type Props = {
  readonly groupId: string;
  readonly viewerId: string | null;
  readonly may: MemberRights;
  /** How often the members were changed here; the list is read again with each. */
  readonly changes: number;
  readonly onChanged: () => void;
};

const settledAfter = 300;

/** The learners of a group: some at a time, in the order of the address, found by name or address by those who teach. */
export function Learners({ groupId, viewerId, may, changes, onChanged }: Props) {
  const [search, change] = useMemberSearch();
  const [typed, setTyped] = useState(search.name ?? '');
  const settle = useDebouncedCallback((name: string) => change({ name: name === '' ? null : name }), settledAfter);
  const chosen = useChosen<NamedPerson>();
  const [act, setAct] = useState<ChosenAct | null>(null);
  const [removed, setRemoved] = useState<readonly NamedPerson[]>([]);
  const changed = () => {
    setRemoved([]);
    onChanged();
  };
  const shown = may.seeAddresses ? search : { ...search, name: null };
  return (
    <section className={classes['section']} aria-labelledby="learners">
      <div className={classes['head']}>
        <h2 id="learners">{texts.members.learners}</h2>
        <span className={classes['acts']}>
          {may.importRoster && (
            <LinkButton to="/group/$groupId/members/import" params={{ groupId }} variant="default">
              {texts.members.importRoster}
            </LinkButton>
          )}
          {may.addLearners && <AddButton groupId={groupId} added="STUDENT" onAdded={changed} />}
        </span>
      </div>
      {removed.length > 0 && <RemovedNotice {...{ groupId, removed }} added="STUDENT" onUndone={changed} />}
      {may.seeAddresses && (
        <div className={classes['search']}>
          <SearchField
            label={texts.members.findLearner}
            value={typed}
            onChange={(name) => {
              setTyped(name);
              settle(name.trim());
            }}
          />
        </div>
      )}
      <FoundLearners
        key={JSON.stringify(shown)}
        {...{ groupId, viewerId, may, changes, chosen }}
        search={shown}
        onSort={change}
        onAct={setAct}
      />
      {act === 'remove' && (
        <Suspense>
          <RemoveDialog
            groupId={groupId}
            people={chosen.rows}
            onRemoved={(people) => {
              chosen.drop(people);
              changed();
              setRemoved(people);
            }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
      {act === 'move' && (
        <Suspense>
          <MoveDialog
            groupId={groupId}
            people={chosen.rows}
            onMoved={() => {
              chosen.drop(chosen.rows);
              changed();
            }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
      {act === 'extra-time' && (
        <Suspense>
          <ExtraTimeDialog
            groupId={groupId}
            people={chosen.rows}
            onSet={() => {
              chosen.drop(chosen.rows);
              changed();
            }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
