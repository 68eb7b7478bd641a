import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogActs } from '../../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Select } from '../../../ui/form/select.tsx';

const managersQuery = graphql(`
  query ReassignDialog_usersByRoles {
    usersByRoles(roles: [SALES_MANAGER, SYSTEM_ADMIN]) {
      id
      first_name
      last_name
    }
  }
`);

const reassignMutation = graphql(`
  mutation ReassignDialog_reassignInstitutions($moves: [InstitutionMove!]!) {
    reassignInstitutions(moves: $moves) {
      moved
      left {
        id
        name
      }
    }
  }
`);

/** An institution that gets another sales manager. */
export type Reassigned = {
  readonly id: string;
  readonly name: string;
  readonly sales_manager?: { readonly id: string } | null | undefined;
};

type Move = { readonly id: string; readonly from: string | null; readonly to: string | null };

type Props = {
  readonly institutions: readonly Reassigned[];
  /** Some have another sales manager. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const nobody = 'nobody';

/** Asks who is to look after institutions from now on, and gives them to them as one act, which the toast takes back. */
export function ReassignDialog({ institutions, onChanged, onClose }: Props) {
  const screen = useScreenQuery(managersQuery, {}, { beside: true });
  const send = useSend();
  const [to, setTo] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = texts.sales.reassign;
  const managers = screen.data?.usersByRoles;
  const move = async (moves: readonly Move[], done: (count: number) => string, undo: boolean) => {
    const { data, error } = await send(reassignMutation, { moves: [...moves] });
    if (!data || error) {
      showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
      return false;
    }
    const { moved, left } = data.reassignInstitutions;
    const names = left.map(({ name }) => name);
    const text = [...(moved.length > 0 ? [done(moved.length)] : []), ...(left.length > 0 ? [words.left(names)] : [])];
    const back = moves
      .filter(({ id }) => moved.includes(id))
      .map((made) => ({ id: made.id, from: made.to, to: made.from }));
    const takeBack = undo && moved.length > 0 ? () => void move(back, words.movedBack, false) : undefined;
    showToast(left.length === 0 ? 'success' : 'info', text.join(' '), takeBack);
    onChanged();
    return true;
  };
  const reassign = async () => {
    if (to === '') return setMissing(true);
    const manager = managers?.find(({ id }) => id === to);
    const moves = institutions.map(({ id, sales_manager }) => ({
      id,
      from: sales_manager?.id ?? null,
      to: manager?.id ?? null,
    }));
    const name = manager ? texts.sales.person(manager.first_name, manager.last_name) : null;
    setBusy(true);
    const sent = await move(
      moves,
      (count) => (name === null ? words.movedToNobody(count) : words.moved(count, name)),
      true,
    );
    setBusy(false);
    if (sent) onClose();
  };
  return (
    <Dialog
      title={words.title(institutions.length)}
      size="confirm"
      onClose={onClose}
      actions={
        <DialogActs loading={busy} disabled={!managers} onClick={() => void reassign()} onCancel={onClose}>
          {words.confirm}
        </DialogActs>
      }
    >
      {managers ? (
        <Select
          label={texts.sales.fields.sales_manager_id}
          value={to}
          error={missing && to === '' ? words.choose : undefined}
          options={[
            { value: '', label: words.chooseManager },
            ...managers.map(({ id, first_name, last_name }) => ({
              value: id,
              label: texts.sales.person(first_name, last_name),
            })),
            { value: nobody, label: texts.sales.nobody },
          ]}
          onChange={setTo}
        />
      ) : screen.error ? (
        <NotRead error={screen.error} what={words.notLoaded} onLoadAgain={screen.reload}>
          {null}
        </NotRead>
      ) : (
        <Skeleton shape="list" count={1} />
      )}
    </Dialog>
  );
}
