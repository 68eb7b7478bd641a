import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { RemoveMember_MemberDependantsQuery } from '../../../graphql/generated/graphql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import classes from './institution-members.module.css';
import { Successors } from './successors.tsx';
import { useBringBack } from './use-bring-back.ts';

const dependantsQuery = graphql(`
  query RemoveMember_memberDependants($id: ID!) {
    memberDependants(id: $id) {
      groups
      leads {
        id
        name
      }
      successors {
        id
        first_name
        last_name
      }
      places
      results
      invitations
    }
  }
`);

const removeMutation = graphql(`
  mutation RemoveMember_deleteInstitutionMember($id: ID!, $successors: [GroupSuccessorInput!]) {
    deleteInstitutionMember(id: $id, successors: $successors) {
      success
    }
  }
`);

type Props = {
  readonly member: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before a member is removed, names what follows for others, and lets it be taken back. */
export function RemoveMember({ member, onDone, onClose }: Props) {
  const { id, name } = member;
  const screen = useScreenQuery(dependantsQuery, { id }, { fresh: true, beside: true });
  const send = useSend();
  const bringBack = useBringBack();
  const [busy, setBusy] = useState(false);
  /** Who leads each group from now on, by the ids of both. */
  const [named, setNamed] = useState<ReadonlyMap<string, string>>(new Map());
  const [missing, setMissing] = useState(false);
  const words = texts.institution.people;
  const found = screen.data?.memberDependants;
  const remove = async () => {
    if (found?.leads.some((group) => !named.has(group.id))) return setMissing(true);
    const successors = [...named].map(([group_id, user_id]) => ({ group_id, user_id }));
    setBusy(true);
    const { error } = await send(removeMutation, { id, successors });
    setBusy(false);
    if (error) {
      const refused = refusalOf(error);
      const { groups } = refused?.details ?? {};
      showToast('error', Array.isArray(groups) ? words.leads(name, groups) : (refused?.text ?? words.wentWrong));
    } else {
      const undo = async () => {
        if (await bringBack(member)) onDone();
      };
      showToast('success', words.removed(name), () => void undo());
      onDone();
    }
    onClose();
  };
  if (found && found.leads.length > 0 && found.successors.length === 0)
    return (
      <Dialog
        title={words.removeTitle(name)}
        size="confirm"
        actions={
          <Button variant="default" data-autofocus onClick={onClose}>
            {texts.ui.close}
          </Button>
        }
        onClose={onClose}
      >
        <p>
          {words.leads(
            name,
            found.leads.map((group) => group.name),
          )}
        </p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      confirm={words.remove}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <div className={classes['follows']}>
        {found && found.leads.length > 0 && <Successors {...{ name, found, named, missing }} onNamed={setNamed} />}
        {found ? (
          <Follows found={found} />
        ) : screen.error ? (
          <Failed what={words.followsNotLoaded} onLoadAgain={screen.reload} />
        ) : (
          <Skeleton shape="list" count={1} />
        )}
        <p>{words.removeText}</p>
      </div>
    </ConfirmDialog>
  );
}

type Found = RemoveMember_MemberDependantsQuery['memberDependants'];

/** What a removal ends for others, and what it leaves. */
function Follows({ found: { groups, places, results, invitations } }: { readonly found: Found }) {
  const words = texts.institution.people;
  return (
    <>
      <p>{words.leaves(groups.length)}</p>
      {groups.length > 0 && (
        <ul>
          {groups.map((group, index) => (
            // Groups may share a name.
            // oxlint-disable-next-line no-array-index-key
            <li key={index}>
              <bdi>{group}</bdi>
            </li>
          ))}
        </ul>
      )}
      {places > 0 && <p>{words.placesFree(places)}</p>}
      {results > 0 && <p>{words.resultsKept(results)}</p>}
      {invitations > 0 && <p>{words.invitationsStay(invitations)}</p>}
    </>
  );
}
