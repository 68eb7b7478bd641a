import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import { texts } from '../../texts/texts.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import type { LessonValues } from './lesson-values.ts';

type Props = {
  readonly form: { readonly values: () => LessonValues; readonly conflict: Conflict<LessonValues> | null };
};

/** What was changed elsewhere too of a lesson. */
export function LessonConflict({ form }: Props) {
  const { course } = useEditedCourse();
  const { name, order, logo } = texts.cmsItem.form;
  const { fields } = texts.cmsCourse.lesson;
  return (
    <ItemConflict
      form={form}
      language={course.language}
      fields={[
        { part: 'name', name },
        { part: 'display_order', name: order },
        { part: 'logo', name: logo },
        ...namesOf(lessonFields).map((part) => ({ part, name: fields[part] })),
      ]}
    />
  );
}
