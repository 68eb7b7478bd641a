import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import type { StudyProjectScreen_ProjectQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { openAttempt } from '../attempt/open-attempt.ts';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import { playedQuestion } from '../attempt/played-question.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { queueFor } from '../../base/saving/queues.ts';
import { sendStudyProject } from './send-study-project.ts';
import type { StudyProjectCopy } from './study-project-run.ts';

export const attemptFragment = graphql(`
  fragment StudyProject_attempt on StudyProjectProgress {
    id
    revision
    question_index
    finished
    attempt_questions {
      ...PlayedQuestion_attemptQuestion
    }
  }
`);

const attemptsQuery = graphql(`
  query StudyProject_attempts($projectId: ID!, $groupId: ID!) {
    studyProject(id: $projectId, groupId: $groupId) {
      id
      draft {
        ...StudyProject_attempt
      }
      latest {
        ...StudyProject_attempt
      }
    }
  }
`);

/** A study project as its player shows it. */
export type Project = StudyProjectScreen_ProjectQuery['studyProject'];

/** Where a study project is played. */
export type ProjectPlace = { readonly groupId: string; readonly courseId: string; readonly projectId: string };

/** An attempt as it came from the server. */
export function playedAttempt(masked: FragmentType<typeof attemptFragment>): PlayedAttempt {
  const { id, revision, question_index, finished, attempt_questions } = readFragment(attemptFragment, masked);
  return { id, revision, index: question_index, over: finished, questions: attempt_questions.map(playedQuestion) };
}

/** The attempt with this id as the server has it now; null where neither the open nor the latest one is it. */
async function findAttempt(client: Client, place: ProjectPlace, id: string): Promise<PlayedAttempt | null> {
  const { data, error } = await client.query(attemptsQuery, place, { requestPolicy: 'network-only' }).toPromise();
  if (error || !data) throw error ?? new Error('no reply');
  const { draft, latest } = data.studyProject;
  return [draft, latest].map((one) => one && playedAttempt(one)).find((one) => one?.id === id) ?? null;
}

const type = 'STUDY_PROJECT';

/** Opens the working copy of an attempt at a study project. */
export async function openStudyProject(
  client: Client,
  place: ProjectPlace,
  project: Project,
  attempt: PlayedAttempt,
): Promise<StudyProjectCopy | null> {
  const { groupId: group_id, courseId: course_id, projectId: study_project_id } = place;
  const name = texts.course.exerciseIn(exerciseName({ type, ...project }), project.lesson.course_name);
  const target = { type, group_id, course_id, study_project_id, attempt_id: attempt.id, name } as const;
  const queue = await queueFor(client, target, attempt.revision, (request) =>
    sendStudyProject(client, target, request),
  );
  return openAttempt(attempt, queue, () => findAttempt(client, place, attempt.id));
}
