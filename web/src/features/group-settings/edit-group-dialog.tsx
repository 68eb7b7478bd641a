import { useEffect, useId, useState } from 'react';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FormBody } from '../form/form-body.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { GroupFields } from './group-fields.tsx';
import { leaveWords } from './leave-words.ts';
import { freePlaces, licenseFragment, todayOf } from './offered-license.ts';
import type { Settings, SettingsGroup } from './settings-query.ts';
import { SittingNow } from './sitting-now.tsx';
import { useGroupForm } from './use-group-form.ts';

const updateMutation = graphql(`
  mutation EditGroupDialog_updateGroup($data: UpdateGroupInput!, $where: UpdateGroupWhere!) {
    updateGroup(data: $data, where: $where) {
      id
      name
      status
      status_since
      start_date
      end_date
      group_size
      free_places
      ...GroupCourses_group
    }
  }
`);

type Props = {
  readonly group: SettingsGroup;
  readonly settings: Settings;
  /** The field that has the focus at first. */
  readonly first: 'name' | 'end_date';
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

/** Changes a group. Whoever closes or ends it reads who sits at this moment. */
export function EditGroupDialog({ group, settings, first, onSaved, onClose }: Props) {
  const id = useId();
  const [state, setState] = useState({ dirty: false, busy: false });
  const words = texts.groupSettings;
  return (
    <FormDialog
      title={words.editTitle}
      form={id}
      submit={words.save}
      ready
      {...state}
      words={leaveWords()}
      onClose={onClose}
    >
      <EditedGroup
        {...{ id, group, settings, first }}
        onState={setState}
        onSaved={() => {
          onSaved();
          onClose();
        }}
      />
    </FormDialog>
  );
}

type EditedProps = Omit<Props, 'onClose'> & {
  readonly id: string;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
};

function EditedGroup({ id, group, settings, first, onState, onSaved }: EditedProps) {
  const license = readFragment(licenseFragment, settings.license);
  const today = todayOf(license) ?? group.start_date;
  const { held, learners } = settings;
  const { name, start_date, end_date } = group;
  const form = useGroupForm({
    facts: {
      today,
      licenseOf: () => ({ expiry_date: license.expiry_date ?? null, free: freePlaces(license) }),
      group: { held, learners, end_date },
    },
    initial: {
      license_id: license.id,
      name,
      group_size: String(group.group_size),
      courses: [...settings.courses],
      start_date,
      end_date,
      status: settings.status,
    },
    mutation: updateMutation,
    toVariables: ({ license_id: _license, ...data }) => ({ data, where: { id: group.id } }),
    onDone: ({ updateGroup }) => {
      showToast('success', texts.groupSettings.updated(updateGroup.name));
      onSaved();
    },
  });
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const offered = new Set(license.products.flatMap(({ courses }) => courses.map((course) => course.id)));
  const kept = group.courses.filter((course) => !offered.has(course.id));
  return (
    <FormBody {...{ id, form }}>
      <SittingNow people={settings.sitting} />
      <GroupFields
        {...{ form, today, held, first }}
        licenses={[license]}
        kept={kept.length > 0 ? [{ id: 'kept', name: '', courses: kept }] : []}
      />
    </FormBody>
  );
}
