import { texts } from '../../texts/texts.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { Conflict } from '../form/use-form.ts';
import type { ProjectValues } from './project-values.ts';

type Props = {
  readonly form: { readonly values: () => ProjectValues; readonly conflict: Conflict<ProjectValues> | null };
};

/** Both copies of a study project that was changed elsewhere too. */
export function ProjectConflict({ form: { values, conflict } }: Props) {
  const { course } = useEditedCourse();
  const { level, number, introduction } = texts.cmsStudyProject;
  const labels = { level, study_project_number: number, introduction };
  if (!conflict) return null;
  return (
    <ItemConflict
      own={conflict.own}
      language={course.language}
      fields={(['level', 'study_project_number', 'introduction'] as const).map((field) => ({
        field,
        label: labels[field],
        ours: values()[field],
        theirs: conflict.theirs[field],
        ...(field === 'introduction' ? { rich: true } : {}),
      }))}
      onKeep={conflict.keepOurs}
      onTake={conflict.takeTheirs}
      onMix={conflict.mix}
    />
  );
}
