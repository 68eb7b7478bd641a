import { useDebouncedCallback } from '@mantine/hooks';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import type { NamedPerson } from '../../ui/people/named-person.ts';
import { useChosen } from '../../ui/people/use-chosen.ts';
import type { ChosenAct } from './chosen-bar.tsx';
import { FoundLearners } from './found-learners.tsx';
import type { MemberRights } from './member-rights.ts';
import { useMemberSearch } from './member-search.ts';
import classes from './members.module.css';

const RemoveDialog = lazy(async () => ({ default: (await import('./dialogs/remove-dialog.tsx')).RemoveDialog }));
const ExtraTimeDialog = lazy(async () => ({
  default: (await import('./dialogs/extra-time-dialog.tsx')).ExtraTimeDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./dialogs/move-dialog.tsx')).MoveDialog }));

type Props = {
  readonly groupId: string;
  readonly viewerId: string | null;
  readonly may: MemberRights;
  readonly changes: number;
  /** What stands above the list is not known yet, so it waits too. */
  readonly waits: boolean;
  /** The acts that fill a group without learners; false where it has some. */
  readonly empty: ReactNode;
  readonly onChanged: () => void;
  readonly onRemoved: (people: readonly NamedPerson[]) => void;
};

const settledAfter = 300;

/** Who has joined a group: some at a time, in the order of the address, found by name or address by those who teach. */
export function JoinedLearners({ groupId, viewerId, may, changes, waits, empty, onChanged, onRemoved }: Props) {
  const [search, change] = useMemberSearch();
  const [typed, setTyped] = useState(search.name ?? '');
  const settle = useDebouncedCallback((name: string) => change({ name: name === '' ? null : name }), settledAfter);
  const chosen = useChosen<NamedPerson>();
  const [act, setAct] = useState<ChosenAct | null>(null);
  const done = () => {
    chosen.drop(chosen.rows);
    onChanged();
  };
  const shown = may.seeAddresses ? search : { ...search, name: null };
  const dialog = { groupId, people: chosen.rows, onClose: () => setAct(null) };
  return (
    <>
      {may.seeAddresses && !waits && !empty && (
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
        {...{ groupId, viewerId, may, changes, chosen, waits, empty }}
        search={shown}
        onSort={change}
        onAct={setAct}
      />
      <Suspense>
        {act === 'remove' && (
          <RemoveDialog
            {...dialog}
            onRemoved={(people) => {
              chosen.drop(people);
              onChanged();
              onRemoved(people);
            }}
          />
        )}
        {act === 'move' && <MoveDialog {...dialog} onMoved={done} />}
        {act === 'extra-time' && <ExtraTimeDialog {...dialog} onSet={done} />}
      </Suspense>
    </>
  );
}
