import { texts } from '../../texts/texts.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { Conflict } from '../form/use-form.ts';
import type { LessonValues } from './lesson-values.ts';

type Props = {
  readonly form: { readonly values: () => LessonValues; readonly conflict: Conflict<LessonValues> | null };
};

/** Both copies of a lesson that was changed elsewhere too. */
export function LessonConflict({ form: { values, conflict } }: Props) {
  const { course } = useEditedCourse();
  const { name, order, logo, description } = texts.cmsItem.form;
  const labels = { name, display_order: order, logo, description };
  if (!conflict) return null;
  return (
    <ItemConflict
      own={conflict.own}
      language={course.language}
      fields={(['name', 'display_order', 'logo', 'description'] as const).map((field) => ({
        field,
        label: labels[field],
        ours: values()[field] ?? '',
        theirs: conflict.theirs[field] ?? '',
      }))}
      onKeep={conflict.keepOurs}
      onTake={conflict.takeTheirs}
      onMix={conflict.mix}
    />
  );
}
