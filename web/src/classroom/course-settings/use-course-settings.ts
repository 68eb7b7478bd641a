import {
  courseSettingsForm,
  typedMinutesOf,
  type CourseSettingsForm,
} from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { checkInput } from '@lectern/domain/check-input.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import type { CourseSettings_GroupAssessmentSettingsQuery } from '../../graphql/generated/graphql.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useForm } from '../../base/form/use-form.ts';

/** Changes settings of a course in a group, or rules of the group; what it is not told stays as it is. */
export const updateMutation = graphql(`
  mutation CourseSettings_updateGroupAssessmentSettings($data: GroupAssessmentSettingsInput!) {
    updateGroupAssessmentSettings(data: $data) {
      group_id
    }
  }
`);

/** The settings of a course in a group, as the server has them. */
export type Settings = CourseSettings_GroupAssessmentSettingsQuery['groupAssessmentSettings'];
export type AssessmentSettings = Settings['benchmarks'][number];

/** Which course of which group. */
export type Place = { readonly groupId: string; readonly courseId: string };

/** The form of Course Settings. */
export type SettingsForm = ReturnType<typeof useCourseSettings>;

/** Changes the settings of a course in a group; `onSaved` is called once they are kept. */
export function useCourseSettings({ groupId, courseId }: Place, settings: Settings, onSaved: () => void) {
  return useForm({
    schema: courseSettingsForm,
    initial: formOf(settings),
    version: settings.version,
    entity: entities.COURSE_SETTINGS,
    toValues: (theirs) => formOf(theirs as unknown as Settings),
    mutation: updateMutation,
    toVariables: (input, version = 1, _later, began) => ({
      data: {
        ...input,
        group_id: groupId,
        course_id: courseId,
        version,
        benchmarks: touched(input.benchmarks, began.benchmarks),
        summaries: touched(input.summaries, began.summaries),
      },
    }),
    onDone: () => {
      showToast('success', texts.courseSettings.saved);
      onSaved();
    },
    say: issueOfSettings,
    failedText: texts.courseSettings.failed,
  });
}

type Sent = { readonly id: string; readonly time: number; readonly questions_per_lesson: number | null };

/** What somebody has changed of assessments. A time that nobody touched stays out, so that it follows the course as before. */
function touched(sent: readonly Sent[], began: CourseSettingsForm['benchmarks']) {
  return sent.flatMap(({ id, time, questions_per_lesson }) => {
    const was = checkInput(
      courseSettingsForm.shape.benchmarks,
      began.filter((one) => one.id === id),
    ).data?.[0];
    if (was?.time === time && was.questions_per_lesson === questions_per_lesson) return [];
    return [{ id, questions_per_lesson, ...(was?.time === time ? {} : { time }) }];
  });
}

const formOf = ({ benchmarks, summaries }: Settings): CourseSettingsForm => ({
  benchmarks: benchmarks.map(typedOf),
  summaries: summaries.map(typedOf),
});

/** A number as it stands in a field; none is an empty field. */
export const typedCount = (count: number | null | undefined) => (count == null ? '' : String(count));

const typedOf = ({ assessment_id, time, questions_per_lesson, course_time }: AssessmentSettings) => ({
  id: assessment_id,
  time: typedMinutesOf(time ?? course_time ?? null),
  questions_per_lesson: typedCount(questions_per_lesson),
});

/** What stands in the fields of an assessment that follows its course. */
export const typedOfCourse = (assessment: AssessmentSettings) =>
  typedOf({ ...assessment, time: null, questions_per_lesson: null });

/** What is wrong with a field of settings, in words. */
export function issueOfSettings(issue: FieldIssue): string {
  const { required, notANumber, notWhole, tooHigh, tooLow } = texts.courseSettings;
  if (issue.code === 'REQUIRED') return required;
  if (issue.code === 'WRONG_SHAPE') return issue.field.endsWith('.time') ? notANumber : notWhole;
  if (issue.code === 'TOO_HIGH') return tooHigh(issue.maximum);
  return issue.code === 'TOO_LOW' ? tooLow(issue.minimum) : issueText(issue);
}
