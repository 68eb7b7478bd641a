import { mayChooseLicense } from '@lectern/domain/classroom/group/group-form.ts';
import { useEffect, useId, useState } from 'react';
import { useQuery } from 'urql';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { AskForSeats } from '../../business/sales-question/ask-for-seats.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { GroupFields } from './group-fields.tsx';
import { leaveWords } from './leave-words.ts';
import { licenseFacts, licenseFragment, todayOf, usable, type OfferedLicense } from './offered-license.ts';
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

const othersQuery = graphql(`
  query EditGroupDialog_licensesByInstitution($institutionId: ID!) {
    licensesByInstitution(institutionId: $institutionId) {
      ...GroupForm_license
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
  const own = readFragment(licenseFragment, settings.license);
  const others = useOthers(group.institution.id, own);
  return (
    <FormDialog
      title={words.editTitle}
      form={id}
      submit={words.save}
      ready={others !== null}
      {...state}
      words={leaveWords()}
      onClose={onClose}
    >
      {others === null ? (
        <Skeleton shape="list" count={4} />
      ) : (
        <EditedGroup
          {...{ id, group, settings, first, onChanged, onClose }}
          licenses={[own, ...others]}
          onState={setState}
        />
      )}
    </FormDialog>
  );
}

/** What a group of an expired license can choose in its place, null while it is on the way; nothing else has a choice. */
function useOthers(institutionId: string, own: OfferedLicense): readonly OfferedLicense[] | null {
  const today = todayOf(own);
  const [{ data, fetching }] = useQuery({
    query: othersQuery,
    variables: { institutionId },
    pause: today === null || !mayChooseLicense({ expiry_date: own.expiry_date ?? null }, today),
    requestPolicy: 'network-only',
  });
  if (fetching) return null;
  return usable(data?.licensesByInstitution ?? []).filter(({ id }) => id !== own.id);
}

type EditedProps = Props & {
  readonly id: string;
  /** Its own license first, and those that it can choose. */
  readonly licenses: readonly [OfferedLicense, ...OfferedLicense[]];
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
};

function EditedGroup({ id, group, settings, licenses, first, onState, onChanged, onClose }: EditedProps) {
  const [license] = licenses;
  const [asked, setAsked] = useState<OfferedLicense | null>(null);
  const today = todayOf(license) ?? settings.start_date;
  const { version, name, group_size, courses, start_date, end_date, status, held, learners } = settings;
  const form = useGroupForm({
    facts: {
      today,
      licenseOf: (one) => {
        const found = licenses.find(({ id: other }) => other === one);
        return found ? licenseFacts(found, found === license ? held : 0) : null;
      },
      group: { license_id: license.id, learners, start_date, end_date },
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
    toVariables: ({ license_id, ...data }, base) => ({
      data: license_id === license.id ? data : { ...data, license_id },
      where: { id: group.id, version: base },
    }),
    onDone: ({ updateGroup }) => {
      showToast('success', texts.groupSettings.updated(updateGroup.name));
      onChanged();
      onClose();
    },
  });
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  const offered = licenses.flatMap(({ products }) => products.flatMap((product) => product.courses));
  const ofOwn = license.products.flatMap((product) => product.courses);
  const kept = group.courses.filter(({ id: one }) => !ofOwn.some((course) => course.id === one));
  return (
    <>
      <FormBody {...{ id, form }}>
        <SittingNow people={settings.sitting} />
        {/* Its copy is taken by fields that begin anew. */}
        <GroupFields
          key={form.field('status').key}
          {...{ form, licenses, today, held, first }}
          own={license.id}
          kept={kept.length > 0 ? [{ id: 'kept', name: '', courses: kept }] : []}
          onAsk={setAsked}
        />
        <EditConflict
          {...{ form, licenses }}
          courses={[...offered, ...kept]}
          onSettled={(sent) => sent || onChanged()}
        />
      </FormBody>
      {asked && <AskForSeats license={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
