import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { playedQuestion, type PlayedQuestion } from '../attempt/played-question.ts';
import type { Outcome, SaveRequest, AttemptTarget } from '../../base/saving/save-request.ts';
import { sendMutation } from '../../base/saving/send-mutation.ts';

// Without the id: by it, the cache would lay the new revision over an older copy that lacks what was saved.
const saveMutation = graphql(`
  mutation StudyProjectSaving_save($data: StudyProjectProgressInput!) {
    saveStudyProjectProgress(data: $data) {
      revision
    }
  }
`);

const checkMutation = graphql(`
  mutation StudyProjectSaving_check($data: CheckAnswerInput!) {
    checkAnswer(data: $data) {
      revision
      attempt_question {
        ...PlayedQuestion_attemptQuestion
      }
    }
  }
`);

const finishMutation = graphql(`
  mutation StudyProjectSaving_finish($data: ExerciseResultInput!) {
    saveExerciseResult(data: $data) {
      corrects
      first_try_corrects
      total_questions
      seconds_spent
    }
  }
`);

/** What a finished study project comes to. */
export type StudyProjectResult = {
  readonly corrects: number;
  readonly first_try_corrects: number;
  readonly total_questions: number;
  readonly seconds_spent: number;
};

/** The reply to a save, a check (with the question as it is now) or the end (with the result). */
export type StudyProjectReply = {
  readonly revision: number;
  readonly checked?: PlayedQuestion;
  readonly result?: StudyProjectResult;
};

/** Sends a request of the queue of a study project. */
export function sendStudyProject(
  client: Client,
  { group_id, attempt_id, study_project_id = '' }: AttemptTarget,
  { key, revision, act, changes }: SaveRequest,
): Promise<Outcome<StudyProjectReply>> {
  if (act?.kind === 'CHECK') {
    const { question_id } = act;
    const { answer, seconds } = changes.questions[question_id] ?? {};
    const data = { group_id, attempt_id, study_project_id, question_id, revision };
    const given = { answer: answer ?? null, seconds_spent: seconds ?? null };
    return sendMutation(client, checkMutation, { data: { ...data, ...given } }, key, ({ checkAnswer }) => ({
      revision: checkAnswer.revision,
      checked: playedQuestion(checkAnswer.attempt_question),
    }));
  }
  if (act) {
    const data = { type: 'STUDY_PROJECT', exercise_id: study_project_id, group_id, attempt_id } as const;
    return sendMutation(client, finishMutation, { data }, key, ({ saveExerciseResult: result }) => ({
      revision,
      result,
    }));
  }
  const draft = { revision, question_index: changes.index, progress: changes.questions };
  const data = { group_id, attempt_id, study_project_id, ...draft };
  return sendMutation(client, saveMutation, { data }, key, ({ saveStudyProjectProgress: { revision: saved } }) => ({
    revision: saved,
  }));
}
