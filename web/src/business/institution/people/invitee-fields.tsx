import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { rolesToGive, type Invitee, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { useState } from 'react';
import { issueText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { useForm } from '../../../base/form/use-form.ts';
import classes from './institution-members.module.css';

/** What stands in the fields of an invitation; the role is empty until one is chosen. */
export type InviteeValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly role: InstitutionRole | '';
  readonly email: string;
};

export const nobodyYet: InviteeValues = { first_name: '', last_name: '', role: '', email: '' };

/** Says what is wrong in words of an invitation. */
export function sayInviteeIssue(issue: FieldIssue): string {
  const { missing, badEmail } = texts.institution.people;
  if (issue.code === 'NOT_AN_EMAIL') return badEmail;
  const isMissing = issue.code === 'REQUIRED' || (issue.field === 'role' && issue.code === 'WRONG_SHAPE');
  return isMissing && issue.field in missing ? missing[issue.field as keyof typeof missing] : issueText(issue);
}

type Props = {
  readonly form: Pick<ReturnType<typeof useForm<InviteeValues, Invitee, unknown, Record<string, unknown>>>, 'field'>;
  readonly actor: MemberActor;
  /** Whether the person has one name alone; then no other one is asked for. */
  readonly isOfOneName: boolean;
  readonly onOneName: (isOfOneName: boolean) => void;
};

/** The fields of an invitation. */
export function InviteeFields({ form, actor, isOfOneName, onOneName }: Props) {
  const { fields, chooseRole, oneName, oneNameHelp } = texts.institution.people;
  const { roles } = texts.institution;
  const [role, setRole] = useState<InviteeValues['role']>('');
  const [first, last, email] = [form.field('first_name'), form.field('last_name'), form.field('email')];
  const { error, onBlur, onChange, 'data-path': path } = form.field('role').props;
  return (
    <>
      <div className={classes['pair']}>
        <TextField key={first.key} {...first.props} required label={fields.first_name} dir="auto" data-autofocus />
        {!isOfOneName && <TextField key={last.key} {...last.props} required label={fields.last_name} dir="auto" />}
      </div>
      <Checkbox label={oneName} help={oneNameHelp} checked={isOfOneName} onChange={onOneName} />
      <TextField
        key={email.key}
        {...email.props}
        type="email"
        required
        label={texts.institution.email}
        dir="ltr"
        autoComplete="off"
      />
      <Select
        label={texts.institution.role}
        required
        {...{ error, onBlur, 'data-path': path }}
        options={[
          { value: '' as const, label: chooseRole },
          ...rolesToGive(actor).map((value) => ({ value, label: roles[value] })),
        ]}
        value={role}
        onChange={(chosen: InviteeValues['role']) => {
          setRole(chosen);
          onChange(chosen);
        }}
      />
    </>
  );
}
