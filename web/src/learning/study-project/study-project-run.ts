import { emptyAnswer } from '@lectern/domain/learning/question/answer.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { nextStep, type NextStep } from '@lectern/domain/learning/study-project/question-flow.ts';
import { answerInView, type PlayedQuestion } from '../attempt/played-question.ts';
import { isOpen, type PlayedAttempt } from '../attempt/played-attempt.ts';
import type { WorkingCopy } from '../attempt/working-copy.ts';
import type { SaveRefusal } from '../../base/saving/save-request.ts';
import type { StudyProjectReply, StudyProjectResult } from './send-study-project.ts';

/** The working copy of a study project. */
export type StudyProjectCopy = WorkingCopy<PlayedAttempt, StudyProjectReply>;

/** What a press of the main button came to. */
export type Pressed =
  | { readonly kind: 'STAYS' }
  | { readonly kind: 'FINISHED'; readonly result: StudyProjectResult }
  | ({ readonly kind: 'REFUSED' } & SaveRefusal);

/** The question in view. */
export function questionInView({ questions, index }: PlayedAttempt): PlayedQuestion {
  const question = questions[index];
  if (!question) throw new Error('an attempt asks at least one question');
  return question;
}

/** What the main button does next. */
export function stepOf(attempt: PlayedAttempt): NextStep {
  return nextStep(questionInView(attempt), attempt.index === attempt.questions.length - 1);
}

/** Takes an answer in; one that is checked stays as it is until Try Again. */
export function enterAnswer(copy: StudyProjectCopy, answer: Answer): void {
  const question = questionInView(copy.view().attempt);
  if (isOpen(question) && !copy.queue.status().act) copy.change(question.id, { answer });
}

/** Does what the main button says: checks, resets after the first miss, goes on, or ends the study project. */
export async function pressMain(copy: StudyProjectCopy): Promise<Pressed> {
  const { attempt } = copy.view();
  const question = questionInView(attempt);
  switch (stepOf(attempt)) {
    case 'CHECK':
      return check(copy, question);
    case 'RESET':
      copy.change(question.id, { answer: answerForRetry(question), reset: true });
      void copy.queue.flush();
      return { kind: 'STAYS' };
    case 'ADVANCE':
      copy.moveTo(attempt.index + 1);
      return { kind: 'STAYS' };
    case 'SUBMIT':
      return finish(copy);
  }
}

/** A sequence begins again in its new order, every other question empty. */
function answerForRetry({ question, retry_order }: PlayedQuestion): Answer {
  return emptyAnswer(question.type, retry_order ?? question.answers.map(({ id }) => id));
}

async function check(copy: StudyProjectCopy, question: PlayedQuestion): Promise<Pressed> {
  copy.change(question.id, { answer: answerInView(question) });
  const outcome = await copy.act({ kind: 'CHECK', question_id: question.id });
  if (outcome.kind === 'REFUSED') return outcome;
  const { checked } = outcome.reply;
  if (checked) copy.update((attempt) => withQuestion(attempt, checked));
  return { kind: 'STAYS' };
}

function withQuestion(attempt: PlayedAttempt, question: PlayedQuestion): PlayedAttempt {
  return { ...attempt, questions: attempt.questions.map((one) => (one.id === question.id ? question : one)) };
}

async function finish(copy: StudyProjectCopy): Promise<Pressed> {
  const outcome = await copy.act({ kind: 'FINISH' });
  if (outcome.kind === 'REFUSED') {
    // A question before the last one is not settled, however that came: the learner is led to it.
    const open = copy.view().attempt.questions.findIndex((one) => nextStep(one, false) !== 'ADVANCE');
    if (outcome.code === 'NOT_COMPLETE' && open >= 0) copy.moveTo(open);
    return outcome;
  }
  const { result } = outcome.reply;
  if (!result) throw new Error('the end of a study project has a result');
  return { kind: 'FINISHED', result };
}
