import type { StudyProjectContent } from '@lectern/domain/learning/study-project/study-project.ts';

/** What stands in the fields of a study project. */
export type ProjectValues = {
  readonly level: string;
  readonly study_project_number: string;
  readonly introduction: string;
};

/** A study project as it stands in its fields. */
export const projectValues = ({ level, study_project_number, introduction }: StudyProjectContent): ProjectValues => ({
  level: String(level),
  study_project_number: String(study_project_number ?? ''),
  introduction,
});
