import { useEffect, useId, useState } from 'react';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FormBody } from '../form/form-body.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { AskForSeats } from '../sales-question/ask-for-seats.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { GroupFields } from './group-fields.tsx';
import { leaveWords } from './leave-words.ts';
import { licenseFacts, licenseFragment, todayOf } from './offered-license.ts';
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
  /** Something else holds of the group than is shown. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Changes a group. Whoever closes or ends it reads who sits at this moment. */
export function EditGroupDialog({ group, settings, first, onChanged, onClose }: Props) {
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
      <EditedGroup {...{ id, group, settings, first, onChanged, onClose }} onState={setState} />
    </FormDialog>
  );
}

type EditedProps = Props & {
  readonly id: string;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
};

function EditedGroup({ id, group, settings, first, onState, onChanged, onClose }: EditedProps) {
  const license = readFragment(licenseFragment, settings.license);
  const [asks, setAsks] = useState(false);
  const today = todayOf(license) ?? settings.start_date;
  const { version, name, group_size, courses, start_date, end_date, status, held, learners } = settings;
  const form = useGroupForm({
    facts: {
      today,
      licenseOf: () => licenseFacts(license),
      group: { held, learners, start_date, end_date },
    },
    initial: {
      license_id: license.id,
      name,
      group_size: String(group_size),
      courses: [...courses],
      start_date,
      end_date,
      status,
    },
    version,
    mutation: updateMutation,
    toVariables: ({ license_id: _license, ...data }, base) => ({ data, where: { id: group.id, version: base } }),
    onDone: ({ updateGroup }) => {
      showToast('success', texts.groupSettings.updated(updateGroup.name));
      onChanged();
      onClose();
    },
  });
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const offered = license.products.flatMap((product) => product.courses);
  const kept = group.courses.filter(({ id: one }) => !offered.some((course) => course.id === one));
  return (
    <>
      <FormBody {...{ id, form }}>
        <SittingNow people={settings.sitting} />
        {/* Its copy is taken by fields that begin anew. */}
        <GroupFields
          key={form.field('status').key}
          {...{ form, today, held, first }}
          licenses={[license]}
          kept={kept.length > 0 ? [{ id: 'kept', name: '', courses: kept }] : []}
          onAsk={() => setAsks(true)}
        />
        <EditConflict form={form} courses={[...offered, ...kept]} onSettled={(sent) => sent || onChanged()} />
      </FormBody>
      {asks && <AskForSeats license={license} onClose={() => setAsks(false)} />}
    </>
  );
}
