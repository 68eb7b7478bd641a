import { offeredDays, type GroupForm } from '@lectern/domain/classroom/group/group-form.ts';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { AskForSeats } from '../../business/sales-question/ask-for-seats.tsx';
import { GroupFields } from './group-fields.tsx';
import classes from './group-form.module.css';
import { Select } from '../../ui/form/select.tsx';
import { leaveWords } from './leave-words.ts';
import { licenseFacts, todayOf, usable, type OfferedLicense } from './offered-license.ts';
import { useInstructors } from './use-instructors.ts';
import { useGroupForm } from './use-group-form.ts';

const licensesQuery = graphql(`
  query CreateGroupDialog_licensesByInstitution($institutionId: ID!) {
    licensesByInstitution(institutionId: $institutionId) {
      institution {
        id
        my_role
      }
      ...GroupForm_license
    }
  }
`);

const createMutation = graphql(`
  mutation CreateGroupDialog_createGroup($data: CreateGroupInput!) {
    createGroup(data: $data) {
      id
      name
    }
  }
`);

/** An earlier group that a new one is made after. */
type Earlier = {
  readonly id: string;
  readonly name: string;
  readonly group_size: number;
  readonly courses: readonly string[];
};

type Props = {
  readonly institutionId: string;
  readonly from?: Earlier;
  /** Called with each new group, and whether the dialog goes on to another. */
  readonly onCreated: (groupId: string, another: boolean) => void;
  readonly onClose: () => void;
};

/** Creates a group of a license with days left, or several one after the other. */
export function CreateGroupDialog({ institutionId, from, onCreated, onClose }: Props) {
  const screen = useScreenQuery(licensesQuery, { institutionId }, { fresh: true, beside: true });
  const held = screen.data?.licensesByInstitution;
  const licenses = held && usable(held);
  const instructors = useInstructors(institutionId, held?.[0]?.institution.my_role === 'CENTER_ADMIN');
  const form = useId();
  const [state, setState] = useState({ dirty: false, busy: false });
  const [created, setCreated] = useState(0);
  const words = texts.groupSettings;
  const afterCreating = (groupId: string, another: boolean) => {
    onCreated(groupId, another);
    if (!another) return;
    setCreated(created + 1);
    screen.reload();
  };
  return (
    <FormDialog
      title={words.create}
      form={form}
      submit={words.create}
      ready={licenses !== undefined && licenses.length > 0}
      {...state}
      words={leaveWords()}
      onClose={onClose}
    >
      {licenses ? (
        licenses.length > 0 ? (
          <NewGroup
            key={created}
            id={form}
            {...{ licenses, from, instructors }}
            another={created > 0}
            onState={setState}
            onCreated={afterCreating}
          />
        ) : (
          <Empty text={words.noLicense} />
        )
      ) : screen.error ? (
        <NotRead error={screen.error} what={words.notLoaded} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={4} />
      )}
    </FormDialog>
  );
}

type NewGroupProps = {
  readonly id: string;
  readonly licenses: readonly OfferedLicense[];
  readonly from: Earlier | undefined;
  /** Who else may lead the group; empty where that is not to be chosen. */
  readonly instructors: ReturnType<typeof useInstructors>;
  readonly another: boolean;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
  readonly onCreated: Props['onCreated'];
};

function NewGroup({ id, licenses, from, instructors, another: goesOn, onState, onCreated }: NewGroupProps) {
  const [leader, setLeader] = useState('');
  const [another, setAnother] = useState(goesOn);
  const [asked, setAsked] = useState<OfferedLicense | null>(null);
  const [first] = licenses;
  const today = (first && todayOf(first)) ?? '';
  const coursesOf = ({ products }: OfferedLicense) =>
    products.flatMap(({ courses }) => courses.map((course) => course.id));
  const offering = licenses.find((one) => from?.courses.every((course) => coursesOf(one).includes(course)));
  const only = licenses.length === 1 ? first : offering;
  const offered = only ? coursesOf(only) : [];
  const licenseOf = (license_id: string) => {
    const chosen = licenses.find((one) => one.id === license_id);
    return chosen ? licenseFacts(chosen) : null;
  };
  const form = useGroupForm({
    facts: { today, licenseOf, group: null },
    initial: {
      license_id: only?.id ?? '',
      name: from ? texts.groupSettings.copyName(from.name) : '',
      group_size: String(from?.group_size ?? 1),
      courses: from?.courses.filter((course) => offered.includes(course)) ?? [],
      ...offeredDays(today, only ? licenseFacts(only) : null),
      status: 'STARTED',
    } satisfies GroupForm,
    mutation: createMutation,
    toVariables: (data) => ({
      data: { ...data, ...(from ? { from_group_id: from.id } : {}), ...(leader ? { owner_id: leader } : {}) },
    }),
    onDone: ({ createGroup: { id: groupId, name } }) => {
      showToast('success', texts.groupSettings.created(name));
      onCreated(groupId, another);
    },
  });
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <>
      <FormBody {...{ id, form }}>
        <GroupFields {...{ form, licenses, today }} onAsk={setAsked} />
        {instructors.length > 0 && (
          <Select
            label={texts.groupSettings.mainInstructor}
            options={[
              { value: '', label: texts.groupSettings.myself },
              ...instructors.map((one) => ({ value: one.id, label: one.name })),
            ]}
            value={leader}
            onChange={setLeader}
          />
        )}
        <label className={classes['another']}>
          <input type="checkbox" checked={another} onChange={(event) => setAnother(event.target.checked)} />
          {texts.groupSettings.another}
        </label>
      </FormBody>
      {asked && <AskForSeats license={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
