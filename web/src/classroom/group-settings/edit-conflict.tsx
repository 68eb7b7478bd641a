import type { GroupForm } from '@lectern/domain/classroom/group/group-form.ts';
import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog } from '../../base/form/conflict-dialog.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import type { SettingsGroup } from './settings-query.ts';

type Courses = SettingsGroup['courses'];

type Props = {
  readonly form: { readonly values: () => GroupForm; readonly conflict: Conflict<GroupForm> | null };
  /** The licenses that either copy may name. */
  readonly licenses: readonly { readonly id: string; readonly name: string }[];
  /** The courses that either copy may name. */
  readonly courses: Courses;
  readonly onSettled: (sent: boolean) => void;
};

const fields = ['name', 'license_id', 'group_size', 'status', 'start_date', 'end_date', 'courses'] as const;
type Field = (typeof fields)[number];

/** What somebody else has changed too of the group that is edited. */
export function EditConflict({ form, licenses, courses, onSettled }: Props) {
  return (
    <ConflictDialog
      {...{ form, onSettled }}
      parts={fields.map((field) => ({
        part: field,
        name: texts.groupSettings.fields[field],
        shown: (values: GroupForm) => shown(values, field, { licenses, courses }),
      }))}
    />
  );
}

function shown(form: GroupForm, field: Field, { licenses, courses }: Pick<Props, 'licenses' | 'courses'>): ReactNode {
  switch (field) {
    case 'name':
      return <bdi>{form.name}</bdi>;
    case 'license_id':
      return <bdi>{licenses.find(({ id }) => id === form.license_id)?.name}</bdi>;
    case 'group_size':
      return form.group_size;
    case 'status':
      return texts.group.statuses[form.status];
    case 'start_date':
    case 'end_date':
      return texts.groupSettings.day(form[field]);
    case 'courses':
      return (
        <ul>
          {courses
            .filter(({ id }) => form.courses.includes(id))
            .map(({ id, name, language }) => (
              <li key={id} {...ofLanguage(language)}>
                {name}
              </li>
            ))}
        </ul>
      );
  }
}
