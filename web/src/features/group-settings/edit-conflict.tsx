import type { GroupForm } from '@lectern/domain/group/group-form.ts';
import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import type { SettingsGroup } from './settings-query.ts';

type Courses = SettingsGroup['courses'];

type Props = {
  readonly ours: GroupForm;
  readonly theirs: GroupForm;
  /** The courses that either copy may name. */
  readonly courses: Courses;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onMix: (taken: readonly Field[]) => void;
};

const fields = ['name', 'group_size', 'status', 'start_date', 'end_date', 'courses'] as const;

/** Somebody else has changed the group that is edited: whose copy counts? */
export function EditConflict({ ours, theirs, courses, ...ways }: Props) {
  return (
    <ConflictDialog
      words={texts.groupSettings.conflict}
      parts={fields
        .filter((field) => contentOf(ours, field) !== contentOf(theirs, field))
        .map((field) => ({
          name: texts.groupSettings.fields[field],
          fields: [field],
          ours: shown(ours, field, courses),
          theirs: shown(theirs, field, courses),
        }))}
      {...ways}
    />
  );
}

type Field = (typeof fields)[number];

const contentOf = (form: GroupForm, field: Field): string =>
  field === 'courses' ? form.courses.toSorted().join(' ') : form[field].trim();

function shown(form: GroupForm, field: Field, courses: Courses): ReactNode {
  switch (field) {
    case 'name':
      return <bdi>{form.name}</bdi>;
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
