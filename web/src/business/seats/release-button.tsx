import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf, type Refused } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { HoldingGroup } from './free-places-query.ts';

const releaseMutation = graphql(`
  mutation ReleaseButton_releaseGroupPlaces($where: ReleasePlacesWhere!) {
    releaseGroupPlaces(where: $where) {
      id
      size_before
      group_size
      version
    }
  }
`);

const undoMutation = graphql(`
  mutation ReleaseButton_updateGroup($where: UpdateGroupWhere!, $data: UpdateGroupInput!) {
    updateGroup(where: $where, data: $data) {
      id
      group_size
    }
  }
`);

type Props = { readonly group: HoldingGroup; readonly onChanged: () => void };

/** Makes a group as large as its learners are; the toast takes it back while the places are free. */
export function ReleaseButton({ group: { id, name, version }, onChanged }: Props) {
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const words = texts.seats;
  const undo = async (size: number, from: number) => {
    const { error } = await send(undoMutation, { where: { id, version: from }, data: { group_size: size } });
    if (error) {
      const no = refusalOf(error);
      showToast('error', no?.code === 'INVALID' ? words.takenMeanwhile(name) : (no?.text ?? texts.ui.failed));
    } else showToast('success', words.holdsAgain(name, size));
    onChanged();
  };
  const release = async () => {
    setBusy(true);
    const { data, error } = await send(releaseMutation, { where: { id, version } });
    setBusy(false);
    if (data) {
      const { size_before, group_size, version: next } = data.releaseGroupPlaces;
      showToast('success', words.released(name, size_before - group_size), () => void undo(size_before, next));
    } else {
      showToast('error', whyNot(name, refusalOf(error)));
    }
    onChanged();
  };
  return (
    <Button
      variant="default"
      size="xs"
      loading={busy}
      aria-label={words.releaseOf(name)}
      onClick={() => void release()}
    >
      {words.release}
    </Button>
  );
}

/** Why a group has released nothing. */
function whyNot(name: string, no: Refused | null): string {
  const words = texts.seats;
  if (no?.code === 'CONFLICT') return words.changedMeanwhile(name);
  return no?.code === 'GROUP_NOT_ACTIVE' ? words.endedMeanwhile(name) : (no?.text ?? texts.ui.failed);
}
