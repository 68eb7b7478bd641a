import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../ui/feedback/leaving.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Select } from '../../ui/form/select.tsx';
import type { ActProps } from './act-props.ts';
import classes from './group-form.module.css';
import { useGroupAct } from './use-group-act.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const transferMutation = graphql(`
  mutation TransferGroup_transferGroup($id: ID!, $user_id: ID!) {
    transferGroup(id: $id, user_id: $user_id) {
      id
      my_role
      allowed_operations
      owner {
        first_name
        last_name
      }
    }
  }
`);

/** Hands a group to another instructor of the institution. */
export function TransferGroup({ group, settings: { successors }, onDone, onClose }: ActProps) {
  const [chosen, choose] = useState('');
  const [missing, setMissing] = useState(false);
  const { act, busy } = useGroupAct(transferMutation);
  const words = texts.groupSettings;
  const transfer = async () => {
    setMissing(chosen === '');
    if (chosen === '') return;
    const data = await act({ id: group.id, user_id: chosen });
    if (!data) return;
    const { first_name, last_name } = data.transferGroup.owner;
    showToast('success', words.transferred(nameOf({ first_name, last_name })));
    onClose();
    onDone();
  };
  const actions = (
    <>
      <CancelButton onClick={onClose} />
      {successors.length > 0 && (
        <Button loading={busy} onClick={() => void transfer()}>
          {words.transfer}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={words.transferTitle} onClose={onClose} actions={actions}>
      <div className={classes['form']}>
        <p>{successors.length > 0 ? words.transferText : words.noSuccessor}</p>
        {successors.length > 0 && (
          <Select
            label={words.mainInstructor}
            required
            error={missing ? words.chooseInstructor : undefined}
            options={[
              { value: '', label: words.chooseInstructor },
              ...successors.map(({ id, first_name, last_name }) => ({
                value: id,
                label: nameOf({ first_name, last_name }),
              })),
            ]}
            value={chosen}
            onChange={(id) => {
              choose(id);
              setMissing(false);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
