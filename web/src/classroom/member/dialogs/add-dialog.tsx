import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useOneAct } from '../../../graphql/use-one-act.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../../ui/feedback/leaving.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import classes from './add-dialog.module.css';
import { AddablePeople } from './addable-people.tsx';
import { addInstructorsMutation, addLearnersMutation } from '../member-acts-query.ts';
import { whyText, type MemberResult } from '../member-result.tsx';
import type { AddedRole } from './use-addable.ts';

type Props = {
  readonly groupId: string;
  readonly added: AddedRole;
  readonly onAdded: () => void;
  readonly onClose: () => void;
};

/** Chooses people of the institution who are to belong to a group, and tells of each who could not be added. */
export function AddDialog({ groupId, added, onAdded, onClose }: Props) {
  const words = added === 'STUDENT' ? texts.members.addLearners : texts.members.addInstructors;
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 300);
  const tooShort = isTooShort(settled);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<string, MemberResult>>(new Map());
  const { busy, add } = useAdd({ groupId, added }, (outcome) => {
    onAdded();
    const refused = outcome.filter(({ status }) => status !== 'DONE');
    const done = outcome.length - refused.length;
    if (done > 0) showToast('success', words.done(done));
    if (refused.length === 0) return onClose();
    setResults(new Map([...results, ...outcome.map((one) => [one.user_id, one] as const)]));
    setChosen(new Set());
  });
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const actions = (
    <>
      <CancelButton onClick={onClose}>{results.size > 0 ? texts.ui.close : texts.ui.cancel}</CancelButton>
      <Button loading={busy} disabled={chosen.size === 0} onClick={() => void add([...chosen])}>
        {words.add(chosen.size)}
      </Button>
    </>
  );
  return (
    <Dialog title={words.title} unsaved={chosen.size > 0} onClose={onClose} actions={actions}>
      <div className={classes['search']}>
        <SearchField label={texts.members.findPerson} value={typed} onChange={setTyped} />
        <p role="status">{tooShort ? texts.members.searchBegins(shortestSearch) : ''}</p>
      </div>
      <AddablePeople
        key={tooShort ? '' : settled}
        {...{ groupId, added, chosen, results, toggle }}
        search={tooShort ? '' : settled}
      />
    </Dialog>
  );
}

function useAdd(
  { groupId, added }: Pick<Props, 'groupId' | 'added'>,
  onDone: (results: readonly MemberResult[]) => void,
) {
  const { act, busy } = useOneAct();
  const add = async (ids: readonly string[]) => {
    const variables = { group_id: groupId, data: ids.map((user_id) => ({ user_id })) };
    const mutation = added === 'STUDENT' ? addLearnersMutation : addInstructorsMutation;
    const data = await act(mutation, variables, {
      failed: texts.members.notAdded,
      refused: ({ code }) => whyText(code),
    });
    if (data) onDone(data.results);
  };
  return { busy, add };
}
