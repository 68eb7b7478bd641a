import { groupRulesForm, type GroupRulesForm } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import type { GroupRules_GroupAssessmentSettingsQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useForm } from '../../base/form/use-form.ts';
import { issueOfSettings, typedCount, updateMutation, type Place } from './use-course-settings.ts';

/** The rules of a group, asked about by one of its courses: they are the same in all of them. */
export const rulesQuery = graphql(`
  query GroupRules_groupAssessmentSettings($groupId: ID!, $courseId: ID!) {
    groupAssessmentSettings(groupId: $groupId, courseId: $courseId) {
      version
      summary_attempts
      in_sequence
      benchmark_first
      review_benchmarks
      review_summaries
    }
  }
`);

/** The rules of a group, as the server has them. */
export type Rules = GroupRules_GroupAssessmentSettingsQuery['groupAssessmentSettings'];

/** The form of the rules. */
export type RulesForm = ReturnType<typeof useGroupRules>;

/**
 * Changes the rules of a group; `onSaved` is called once they are kept. Times and questions of its courses, which have the
 * same version, stay as they are.
 */
export function useGroupRules({ groupId, courseId }: Place, rules: Rules, onSaved: () => void) {
  return useForm({
    schema: groupRulesForm,
    initial: formOf(rules),
    version: rules.version,
    entity: entities.GROUP_RULES,
    toValues: (theirs) => formOf(theirs as unknown as Rules),
    mutation: updateMutation,
    toVariables: (input, version = 1) => ({
      data: { ...input, group_id: groupId, course_id: courseId, version, benchmarks: [], summaries: [] },
    }),
    onDone: () => {
      showToast('success', texts.courseSettings.rulesSaved);
      onSaved();
    },
    say: issueOfSettings,
    failedText: texts.courseSettings.failed,
  });
}

/** The rules as they stand in the fields of the form. */
export const formOf = ({ summary_attempts, ...rules }: Rules): GroupRulesForm => ({
  summary_attempts: typedCount(summary_attempts),
  in_sequence: rules.in_sequence,
  benchmark_first: rules.benchmark_first,
  review_benchmarks: rules.review_benchmarks,
  review_summaries: rules.review_summaries,
});
