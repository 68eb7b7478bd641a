import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { InvitationActState } from '../../../graphql/generated/graphql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { NamedPerson } from '../../../ui/people/named-person.ts';
import classes from './institution-members.module.css';
import type { SeveralAct } from './invitations-bar.tsx';
import { sentText } from './sent-text.ts';
import { useRestoreInvites } from './use-restore-invites.ts';

const resendMutation = graphql(`
  mutation SeveralDialog_resendInstitutionInvitations($institution_id: ID!, $ids: [ID!]!, $language: String!) {
    results: resendInstitutionInvitations(institution_id: $institution_id, ids: $ids, language: $language) {
      id
      state
      invitation {
        id
        mail {
          state
          goes_out_on
        }
      }
    }
  }
`);

const changeMutation = graphql(`
  mutation SeveralDialog_updateInstitutionInvitations($institution_id: ID!, $ids: [ID!]!, $role: InstitutionRole!) {
    results: updateInstitutionInvitations(institution_id: $institution_id, ids: $ids, role: $role) {
      id
      state
    }
  }
`);

const withdrawMutation = graphql(`
  mutation SeveralDialog_deleteInstitutionInvites($institution_id: ID!, $ids: [ID!]!) {
    results: deleteInstitutionInvites(institution_id: $institution_id, ids: $ids) {
      id
      state
    }
  }
`);

type Result = {
  readonly id: string;
  readonly state: InvitationActState;
  /** The invitation as it is now, where it was sent again. */
  readonly invitation?: { readonly mail?: Parameters<typeof sentText>[0][number] } | null;
};

type Props = {
  readonly act: SeveralAct;
  readonly institutionId: string;
  readonly chosen: readonly NamedPerson[];
  readonly actor: MemberActor;
  readonly onDone: () => void;
  /** Called when a removal was taken back. */
  readonly onRestored: () => void;
  readonly onClose: () => void;
};

/** Asks before one thing is done to several invitations, and says of each what became of it where that differs. */
export function SeveralDialog({ act, institutionId, chosen, actor, onDone, onRestored, onClose }: Props) {
  // Those that were chosen stay named here, whatever is chosen then.
  const [people] = useState(chosen);
  const send = useSend();
  const restore = useRestoreInvites(institutionId);
  const language = useLanguage();
  const [role, setRole] = useState<InstitutionRole>('STUDENT');
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const { people: words, roles, role: roleLabel } = texts.institution;
  const said = { resend: words.several.resent, change: words.several.changed, withdraw: words.several.withdrawn };
  const several = { institution_id: institutionId, ids: people.map(({ id }) => id) };
  const sendIt = () => {
    if (act === 'resend') return send(resendMutation, { ...several, language });
    return act === 'change' ? send(changeMutation, { ...several, role }) : send(withdrawMutation, several);
  };
  const confirm = async () => {
    setBusy(true);
    const { data, error } = await sendIt();
    setBusy(false);
    if (!data) {
      showToast('error', refusalOf(error)?.text ?? words.wentWrong);
      return onClose();
    }
    const found: readonly Result[] = data.results;
    const changed = found.filter(({ state }) => state === 'DONE');
    const done = changed.map(({ id }) => id);
    const undo = async () => {
      if (await restore(done)) onRestored();
    };
    if (done.length > 0) {
      const mails = changed.map(({ invitation }) => invitation?.mail);
      showToast('success', sentText(mails, said[act](done.length)), act === 'withdraw' ? () => void undo() : undefined);
    }
    onDone();
    if (done.length === people.length) return onClose();
    return setResults(found);
  };
  if (results) return <Results {...{ results, people, onClose }} />;
  const title = {
    resend: words.several.resendTitle,
    change: words.several.changeTitle,
    withdraw: words.several.withdrawTitle,
  };
  return (
    <ConfirmDialog
      title={title[act](people.length)}
      confirm={{ resend: words.resend, change: words.changeRole, withdraw: words.several.withdraw }[act]}
      destroys={false}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {act === 'resend' && <p>{words.several.resendText}</p>}
      {act === 'withdraw' && <p>{words.several.withdrawText}</p>}
      {act === 'change' && (
        <Select
          label={roleLabel}
          options={rolesToGive(actor).map((value) => ({ value, label: roles[value] }))}
          value={role}
          onChange={setRole}
        />
      )}
    </ConfirmDialog>
  );
}

type ResultsProps = Pick<Props, 'onClose'> & {
  readonly people: readonly NamedPerson[];
  readonly results: readonly Result[];
};

/** What became of each. */
function Results({ results, people, onClose }: ResultsProps) {
  const words = texts.institution.people.several;
  const states = new Map(results.map(({ id, state }) => [id, state]));
  return (
    <Dialog
      title={words.notAll}
      size="confirm"
      actions={
        <Button variant="default" data-autofocus onClick={onClose}>
          {texts.ui.close}
        </Button>
      }
      onClose={onClose}
    >
      <ul className={classes['list']} aria-label={words.notAll}>
        {people.map(({ id, name }) => {
          const state = states.get(id) ?? 'GONE';
          return (
            <li key={id}>
              <bdi>{name}</bdi>
              <Chip
                dense
                tone={state === 'DONE' ? 'green' : 'red'}
                icon={state === 'DONE' ? IconCheck : IconAlertTriangle}
              >
                {words.states[state]}
              </Chip>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
