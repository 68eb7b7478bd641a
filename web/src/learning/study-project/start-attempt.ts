import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import type { Started } from './project-source.ts';
import { playedAttempt, type ProjectPlace } from './study-project.ts';

const startMutation = graphql(`
  mutation StudyProjectScreen_start($data: StudyProjectProgressInput!) {
    saveStudyProjectProgress(data: $data) {
      ...StudyProject_attempt
    }
  }
`);

/** Begins a study project, or takes up the attempt that is open. */
export async function startAttempt(client: Client, { groupId, projectId }: ProjectPlace): Promise<Started> {
  const data = { group_id: groupId, study_project_id: projectId };
  const result = await client.mutation(startMutation, { data }).toPromise();
  if (result.data && !result.error) {
    return { kind: 'STARTED', attempt: playedAttempt(result.data.saveStudyProjectProgress) };
  }
  return { kind: 'REFUSED', text: refusalOf(result.error)?.text ?? null };
}
