import type { Client } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import type { StartedSitting } from '../assessment-source.ts';
import { playedSitting, type AssessmentPlace, type AssessmentType } from '../played-sitting.ts';

const startMutation = graphql(`
  mutation AssessmentScreen_start($data: StartAssessmentInput!) {
    startAssessment(data: $data) {
      id
      ...Sitting_attempt
    }
  }
`);

/** Begins a sitting of one level or, with null, of all that are left; or takes up just the one with this id. */
export async function startSitting(
  client: Client,
  { groupId: group_id, courseId: course_id }: AssessmentPlace,
  type: AssessmentType,
  which: { readonly level: number | null } | { readonly attempt_id: string },
): Promise<StartedSitting> {
  const result = await client.mutation(startMutation, { data: { group_id, course_id, type, ...which } }).toPromise();
  if (result.data && !result.error) {
    return { kind: 'STARTED', sitting: playedSitting(result.data.startAssessment) };
  }
  return { kind: 'REFUSED', text: refusalOf(result.error)?.text ?? null };
}
