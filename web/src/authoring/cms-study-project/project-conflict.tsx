import { texts } from '../../texts/texts.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemConflict } from '../cms-item/item-conflict.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import type { ProjectValues } from './project-values.ts';

type Props = {
  readonly form: { readonly values: () => ProjectValues; readonly conflict: Conflict<ProjectValues> | null };
};

/** What was changed elsewhere too of a study project. */
export function ProjectConflict({ form }: Props) {
  const { course } = useEditedCourse();
  const { level, number, introduction } = texts.cmsStudyProject;
  return (
    <ItemConflict
      form={form}
      language={course.language}
      fields={[
        { part: 'level', name: level },
        { part: 'study_project_number', name: number },
        { part: 'introduction', name: introduction, rich: true },
      ]}
    />
  );
}
