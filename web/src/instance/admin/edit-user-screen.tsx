import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { linkOptions, Navigate, useRouter } from '@tanstack/react-router';
import { useId, useRef, useState, type FormEvent } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Select } from '../../ui/form/select.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { adminLink } from './admin-link.ts';
import classes from './admin.module.css';
import { useUser } from './user-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const updateMutation = graphql(`
  mutation EditUser_updateUser($id: ID!, $data: UserInput!) {
    updateUser(where: { id: $id }, data: $data) {
      id
      role
    }
  }
`);

type Props = { readonly params: { readonly userId: string } };

/** Gives a person another role: those that the editor may give. */
export function EditUserScreen({ params: { userId } }: Props) {
  const screen = useUser(userId);
  const words = texts.admin;
  const user = screen.data?.user;
  if (!user)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.userNotLoaded}
          title={refusalOf(screen.error ?? undefined) ? words.noUser : words.editTitle}
          waiting={<Spinner />}
          back={<LinkButton {...adminLink()}>{words.users}</LinkButton>}
        />
      </Page>
    );
  const { id, first_name, last_name, role, grantable_roles: roles } = user;
  if (role === null || !roles?.length) return <Navigate {...adminLink(`users/${id}`)} replace />;
  const name = nameOf({ first_name, last_name });
  return (
    <Page width="staff">
      <PageHeader
        title={words.editTitle}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: words.users, link: adminLink() },
          { label: name, link: adminLink(`users/${id}`) },
        ]}
      />
      <div className={classes['edited']}>
        <EditedRole {...{ id, name, roles }} before={role} />
      </div>
    </Page>
  );
}

type EditedProps = {
  readonly id: string;
  readonly name: string;
  readonly before: GlobalRole;
  readonly roles: readonly GlobalRole[];
};

function EditedRole({ id, name, before, roles }: EditedProps) {
  const form = useId();
  const send = useSend();
  const router = useRouter();
  const [was, setWas] = useState(before);
  const [role, setRole] = useState(before);
  const [busy, setBusy] = useState(false);
  const saved = useRef(false);
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null);
  const words = texts.admin;
  const save = async () => {
    setBusy(true);
    const { error } = await send(updateMutation, { id, data: { role, was } });
    setBusy(false);
    if (!error) {
      saved.current = true;
      showToast('success', words.updated);
      return router.history.canGoBack()
        ? router.history.back()
        : void router.navigate(adminLink(`users/${id}`) as never);
    }
    const refused = refusalOf(error);
    const other = refused?.code === 'CONFLICT' ? (refused.details['role'] as GlobalRole) : null;
    if (other) setWas(other);
    setRefusal({ text: other ? words.otherwise(words.roles[other]) : words.failed });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && role !== was) void save();
  };
  return (
    <Panel title={name}>
      <LeaveGuard isUnsaved={() => role !== was && !saved.current} />
      <FormBody id={form} form={{ submit, refusal, wrongFields: [] }}>
        <Select
          label={words.role}
          options={roles.map((value) => ({ value, label: words.roles[value] }))}
          value={role}
          onChange={(chosen) => {
            setRole(chosen);
            setRefusal(null);
          }}
        />
        <div className={classes['end']}>
          <LinkButton variant="default" {...adminLink(`users/${id}`)}>
            {texts.ui.cancel}
          </LinkButton>
          <Button type="submit" loading={busy} disabled={role === was}>
            {words.save}
          </Button>
        </div>
      </FormBody>
    </Panel>
  );
}
