import { useState } from 'react';
import { useOneAct } from '../../../graphql/use-one-act.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogActs } from '../../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import classes from './add-dialog.module.css';
import { moveMutation } from '../member-acts-query.ts';
import { MemberResultChip, whyText, type MemberResult } from '../member-result.tsx';
import { MoveTargets, type MoveTarget } from './move-targets.tsx';
import type { NamedPerson } from '../../../ui/people/named-person.ts';
import { useSitting } from './use-sitting.ts';

type Props = {
  readonly groupId: string;
  readonly people: readonly NamedPerson[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
};

/** Chooses the group that learners move to, says what goes along, and after a refusal who could not be moved and why. */
export function MoveDialog({ groupId, people, onMoved, onClose }: Props) {
  const sitting = useSitting(groupId, people);
  const [target, setTarget] = useState<MoveTarget | null>(null);
  const { busy, results, forget, move } = useMove(groupId, people, () => {
    onMoved();
    onClose();
  });
  const words = texts.members;
  const actions = (
    <DialogActs
      onCancel={onClose}
      loading={busy}
      disabled={target === null}
      onClick={() => target && void move(target)}
    >
      {words.move}
    </DialogActs>
  );
  const choose = (chosen: MoveTarget) => {
    forget();
    setTarget(chosen);
  };
  return (
    <Dialog title={words.moveTitle(people.map(({ name }) => name))} onClose={onClose} actions={actions}>
      <div className={classes['says']}>
        <p>{words.moveText}</p>
        {sitting.length > 0 && <p>{words.sitOn(sitting)}</p>}
      </div>
      <MoveTargets {...{ groupId }} chosen={target} onChoose={choose} />
      {target !== null && target.left_courses.length > 0 && (
        <p role="status" className={classes['says']}>
          {words.staysBehind(target.left_courses)}
        </p>
      )}
      {results && (
        <div role="alert">
          <p className={classes['says']}>{words.nobodyMoved}</p>
          <ul className={classes['people']}>
            {results.map((result) => (
              <li key={result.user_id} className={classes['result']}>
                <bdi>{people.find(({ id }) => id === result.user_id)?.name}</bdi>
                <MemberResultChip result={result} done={words.wasMoved} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** Moves all or none; after a refusal it holds the result of each. */
function useMove(groupId: string, people: readonly NamedPerson[], onMoved: () => void) {
  const { act, busy } = useOneAct();
  const [results, setResults] = useState<readonly MemberResult[] | null>(null);
  const move = async (target: MoveTarget) => {
    const given = people.map(({ id }) => ({ user_id: id, currentGroup_id: groupId }));
    const variables = { data: given, group_id: target.id };
    const data = await act(moveMutation, variables, { refused: ({ code }) => whyText(code) });
    if (!data) return;
    const outcome = data.updateGroupMembers;
    if (outcome.some(({ status }) => status !== 'DONE')) return setResults(outcome);
    showToast('success', texts.members.moved(people.length, target.name));
    onMoved();
  };
  return { busy, results, forget: () => setResults(null), move };
}
