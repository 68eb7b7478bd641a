import {
  inviteeOfTwoNames,
  inviteeSchema,
  mayChangeInvitation,
  mostInvitees,
  rolesToGive,
  type Invitee,
  type MemberActor,
} from '@lectern/domain/business/institution/members.ts';
import { checkInput } from '@lectern/domain/check-input.ts';
import { IconMailForward, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormBody } from '../../../base/form/form-body.tsx';
import { FormDialog } from '../../../base/form/form-dialog.tsx';
import classes from './institution-members.module.css';
import { nobodyYet, sayInviteeIssue } from './invitee-fields.tsx';
import { sentText } from './sent-text.ts';
import { useResend } from './use-resend.ts';
import { nameOf } from '../../../ui/people/named-person.ts';

const inviteMutation = graphql(`
  mutation InviteSeveral_inviteInstitutionMembers($institutionId: ID!, $data: [InviteeInput!]!, $language: String!) {
    inviteInstitutionMembers(institutionId: $institutionId, data: $data, language: $language) {
      row
      state
      invitation {
        id
        role
        mail {
          state
          goes_out_on
        }
      }
    }
  }
`);

type Props = {
  readonly institutionId: string;
  readonly actor: MemberActor;
  readonly onInvited: () => void;
  readonly onClose: () => void;
};

/** Somebody to invite; `why` they could not be, and the invitation that they have already. */
type Row = Invitee & { readonly why?: string; readonly open?: string | undefined };

/** Collects people and invites them at once; who could not be invited stays in the list, with why. */
export function InviteSeveral({ institutionId, actor, onInvited, onClose }: Props) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const send = useSend();
  const resend = useResend();
  const language = useLanguage();
  const [person, setPerson] = useState(nobodyYet);
  const [isOfOneName, setOfOneName] = useState(false);
  const [list, setList] = useState<readonly Row[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null);
  const { people: words, roles, email: emailLabel, role: roleLabel } = texts.institution;
  const { data: invitee, issues } = checkInput(isOfOneName ? inviteeSchema : inviteeOfTwoNames, person);
  const badEmail = person.email !== '' && issues?.find(({ field }) => field === 'email');
  const put = (values: Partial<typeof person>) => {
    setPerson({ ...person, ...values });
    setRefusal(null);
  };
  const add = () => {
    if (!invitee) return;
    if (list.some(({ email }) => email === invitee.email)) return showToast('info', words.addedAlready(invitee.email));
    setList([...list, invitee]);
    setPerson({ ...nobodyYet, role: person.role });
    setOfOneName(false);
    first.current?.focus();
  };
  const invite = async () => {
    setBusy(true);
    const rows = list.map(({ why: _why, open: _open, ...one }, at) => ({ ...one, id: at }));
    const { data, error } = await send(inviteMutation, { institutionId, data: rows, language });
    setBusy(false);
    if (!data) return setRefusal({ text: refusalOf(error)?.text ?? words.wentWrong });
    const whys = { MEMBER: words.isMember, OPEN: words.isInvited, TWICE: words.twice };
    const left = data.inviteInstitutionMembers.flatMap(({ row, state, invitation }) => {
      const one = list[row];
      if (state === 'INVITED' || !one) return [];
      if (state !== 'OPEN' || !invitation) return [{ ...one, why: whys[state] }];
      return mayChangeInvitation(actor, invitation.role)
        ? [{ ...one, why: words.isInvited, open: invitation.id }]
        : [{ ...one, why: words.isInvitedAs(roles[invitation.role]) }];
    });
    const mails = data.inviteInstitutionMembers.map(({ state, invitation }) =>
      state === 'INVITED' ? invitation?.mail : null,
    );
    onInvited();
    if (left.length === 0) {
      showToast('success', sentText(mails, words.sentAll));
      return onClose();
    }
    setList(left);
    setRefusal({ text: [words.someLeft(left.length), sentText(mails, '')].join(' ').trim() });
  };
  const again = async (invitation: string) => {
    setBusy(true);
    const { data, error } = await resend(invitation);
    setBusy(false);
    if (!data) return showToast('error', refusalOf(error)?.text ?? words.wentWrong);
    showToast('success', sentText([data.resendInstitutionInvitation.mail], words.sent));
    setList((rows) => rows.filter(({ open }) => open !== invitation));
    setRefusal(null);
    onInvited();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (invitee && list.length < mostInvitees) return add();
    if (list.length > 0 && person.email === '' && !busy) void invite();
  };
  return (
    <FormDialog
      title={words.inviteSeveral}
      form={id}
      submit={words.sendAll(list.length)}
      off={list.length === 0 || person.email !== ''}
      ready
      dirty={list.length > 0 || person.email !== ''}
      {...{ busy, onClose }}
      words={words.leave}
    >
      <FormBody id={id} form={{ submit, refusal, wrongFields: [] }}>
        <div className={classes['pair']}>
          <TextField
            ref={first}
            label={words.fields.first_name}
            dir="auto"
            value={person.first_name}
            onChange={({ target }) => put({ first_name: target.value })}
            data-autofocus
          />
          {!isOfOneName && (
            <TextField
              label={words.fields.last_name}
              dir="auto"
              value={person.last_name}
              onChange={({ target }) => put({ last_name: target.value })}
            />
          )}
        </div>
        <Checkbox
          label={words.oneName}
          help={words.oneNameHelp}
          checked={isOfOneName}
          onChange={(now) => {
            setOfOneName(now);
            put({ last_name: '' });
          }}
        />
        <TextField
          type="email"
          label={emailLabel}
          dir="ltr"
          autoComplete="off"
          value={person.email}
          error={badEmail ? sayInviteeIssue(badEmail) : undefined}
          onChange={({ target }) => put({ email: target.value })}
        />
        <div className={classes['add']}>
          <Select
            label={roleLabel}
            options={[
              { value: '' as const, label: words.chooseRole },
              ...rolesToGive(actor).map((value) => ({ value, label: roles[value] })),
            ]}
            value={person.role}
            onChange={(role: typeof person.role) => put({ role })}
          />
          <Button variant="default" disabled={!invitee || list.length >= mostInvitees} onClick={add}>
            {words.add}
          </Button>
        </div>
        <ul className={classes['list']} aria-label={words.toInvite}>
          {list.map(({ email, first_name, last_name, role, why, open }) => (
            <li key={email}>
              <div>
                <bdi>{nameOf({ first_name, last_name })}</bdi>
                <small>
                  <bdi>{email}</bdi> · {roles[role]}
                </small>
                {why && <small className={classes['why']}>{why}</small>}
              </div>
              {open && (
                <IconButton
                  size="sm"
                  icon={IconMailForward}
                  label={words.resendTo(nameOf({ first_name, last_name }))}
                  disabled={busy}
                  onClick={() => void again(open)}
                />
              )}
              <IconButton
                size="sm"
                icon={IconTrash}
                label={words.takeOut(nameOf({ first_name, last_name }))}
                onClick={() => setList(list.filter((one) => one.email !== email))}
              />
            </li>
          ))}
        </ul>
      </FormBody>
    </FormDialog>
  );
}
