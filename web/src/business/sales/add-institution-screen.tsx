import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { InstitutionFields } from './institution-fields.tsx';
import { salesLink } from './sales-link.ts';
import { useStaff } from '../../base/session/staff-only.tsx';
import classes from './sales.module.css';
import { useChoices, useInstitutionForm, valuesOf, type Choices } from './use-institution-form.ts';

const createMutation = graphql(`
  mutation AddInstitution_createInstitution($data: InstitutionInput!) {
    createInstitution(data: $data) {
      id
      name
    }
  }
`);

/** Creates an institution; it is looked after by who creates it, unless they choose otherwise. */
export function AddInstitutionScreen() {
  const screen = useChoices();
  const words = texts.sales;
  return (
    <Page width="staff">
      <PageHeader
        title={words.add}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: words.tabs.institutions, link: salesLink() },
        ]}
      />
      {screen.data ? (
        <NewInstitution choices={screen.data} />
      ) : (
        <Unready screen={screen} what={texts.shell.notLoaded.page} waiting={<Spinner />} back={null} />
      )}
    </Page>
  );
}

function NewInstitution({ choices }: { readonly choices: Choices }) {
  const viewerId = useStaff().id;
  const id = useId();
  const navigate = useNavigate();
  const words = texts.sales;
  const [created, setCreated] = useState<string | null>(null);
  const manager = choices.usersByRoles.find((user) => user.id === viewerId)?.id;
  const form = useInstitutionForm(choices, {
    initial: valuesOf({ time_zone: 'UTC', sales_manager_id: manager }),
    mutation: createMutation,
    toVariables: (data) => ({ data }),
    onDone: ({ createInstitution }) => {
      showToast('success', words.created(createInstitution.name));
      setCreated(createInstitution.id);
    },
  });
  // Once nothing is unsaved any more.
  useEffect(() => {
    if (created !== null) void navigate({ ...salesLink(`institution/${created}`), replace: true });
  }, [created, navigate]);
  return (
    <div className={classes['form']}>
      <Panel>
        <FormBody {...{ id, form }}>
          <InstitutionFields {...{ form, choices }} />
        </FormBody>
        <div className={classes['acts']}>
          <LinkButton variant="default" {...salesLink()}>
            {texts.ui.cancel}
          </LinkButton>
          <Button type="submit" form={id} loading={form.busy} disabled={!form.dirty || form.whyNot !== null}>
            {words.add}
          </Button>
        </div>
      </Panel>
      <LeaveGuard isUnsaved={() => created === null && form.isDirty()} words={words.leave} />
    </div>
  );
}
