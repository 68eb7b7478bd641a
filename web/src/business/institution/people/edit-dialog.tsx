import { rolesToChange, rolesToGive, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import { useId, useState, type FormEvent } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Select } from '../../../ui/form/select.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import type { ActOn } from './member-acts.tsx';

const memberMutation = graphql(`
  mutation EditDialog_updateInstitutionMember($id: ID!, $data: InstitutionRoleInput!) {
    updateInstitutionMember(id: $id, data: $data) {
      id
      role
    }
  }
`);

const invitationMutation = graphql(`
  mutation EditDialog_updateInstitutionInvitationMember($id: ID!, $data: InstitutionRoleInput!) {
    updateInstitutionInvitationMember(id: $id, data: $data) {
      id
      role
    }
  }
`);

/** Takes the last change of a member's role by the viewer back. */
const undoMutation = graphql(`
  mutation EditDialog_undoAuditEntry($object_id: ID!, $institution_id: ID!) {
    undoAuditEntry(where: { action: MEMBER_CHANGED, object_id: $object_id, institution_id: $institution_id }) {
      left_out {
        code
      }
    }
  }
`);

type Props = {
  readonly on: ActOn;
  readonly actor: MemberActor;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Changes the role of a member, or the one that an invitation offers: all that can be changed of them here. */
export function EditDialog({ on: { kind, id, name, membership, ...on }, actor, onDone, onClose }: Props) {
  const form = useId();
  const send = useSend();
  const [was, setWas] = useState(on.role);
  const [role, setRole] = useState(on.role);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null);
  const { people, roles } = texts.institution;
  const undo = async (of: NonNullable<ActOn['membership']>) => {
    const { error } = await send(undoMutation, of);
    if (error) showToast('error', refusalOf(error)?.text ?? people.wentWrong);
    else showToast('success', people.roleBack(name, roles[was]));
    onDone();
  };
  // Whoever teaches sees what learners do, and is no longer the actor's to change.
  const rises = kind === 'member' && was === 'STUDENT' && role !== 'STUDENT';
  const save = async () => {
    setBusy(true);
    const variables = { id, data: { role, was } };
    const { error } = await (kind === 'member' ? send(memberMutation, variables) : send(invitationMutation, variables));
    setBusy(false);
    setAsking(false);
    if (!error) {
      showToast('success', people.updated, membership && (() => void undo(membership)));
      onDone();
      return onClose();
    }
    const refused = refusalOf(error);
    const other = refused?.code === 'CONFLICT' ? (refused.details['role'] as typeof role) : null;
    if (other) {
      setWas(other);
      onDone();
    }
    setRefusal({ text: other ? people.otherwise(roles[other]) : (refused?.text ?? people.wentWrong) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || role === was) return;
    if (rises) setAsking(true);
    else void save();
  };
  if (asking)
    return (
      <ConfirmDialog
        title={people.risesTitle(name, roles[role])}
        confirm={people.rises(roles[role])}
        destroys={false}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      >
        <p>{role === 'CENTER_ADMIN' ? people.administers : people.teaches}</p>
        {!rolesToChange(actor).includes(role) && <p>{people.notYours}</p>}
      </ConfirmDialog>
    );
  return (
    <FormDialog
      title={people.edit}
      form={form}
      submit={people.save}
      off={role === was}
      ready
      dirty={role !== was}
      {...{ busy, onClose }}
      words={people.leave}
    >
      <FormBody id={form} form={{ submit, refusal, wrongFields: [] }}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <Select
          label={texts.institution.role}
          options={[...new Set([was, ...rolesToGive(actor)])].map((value) => ({ value, label: roles[value] }))}
          value={role}
          onChange={(chosen) => {
            setRole(chosen);
            setRefusal(null);
          }}
        />
      </FormBody>
    </FormDialog>
  );
}
