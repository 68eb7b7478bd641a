import { randomUUID } from 'node:crypto';
import { untouched, type QuestionProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { isRight } from '@lectern/domain/learning/question/question-keys.ts';
import { present, presentAgain } from '@lectern/domain/learning/question/present.ts';
import type { Random } from '@lectern/domain/random.ts';
import { afterCheck } from '@lectern/domain/learning/study-project/question-flow.ts';
import { afterReset, isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import type { ExerciseQuestion, ProjectExercise } from './exercises.ts';
import { giveAnswer } from './give-answer.ts';
import { between } from './between.ts';
import type { Worked, WorkPlace } from './worked.ts';

/** How likely a learner is to answer a question right. */
export type Chance = (question: ExerciseQuestion) => number;

/** How far a learner gets: all of it, or so many questions and a draft of the next one. */
export type Reach = 'ALL' | { readonly settled: number; readonly draft: 'MISSED' | 'ENTERED' | 'NONE' };

type Working = {
  readonly place: WorkPlace;
  readonly attempt: number;
  readonly started: Date;
  readonly chance: Chance;
  readonly random: Random;
};

/** Works through a study project by the rules of its player. */
export function workStudyProject(project: ProjectExercise, reach: Reach, working: Working): Worked {
  const { place, attempt, started, chance, random } = working;
  const wanted = reach === 'ALL' ? project.questions.length : reach.settled;
  const progress: Record<string, QuestionProgress> = {};
  const settled: [AskedQuestion, Date][] = [];
  let clock = started.getTime() + 20_000;
  let revision = 0;
  const questions = project.questions.map(({ content, lesson: _lesson, ...question }) => ({
    content,
    asked: { ...question, exercise_id: project.id, ...present(content, random) },
  }));
  questions.slice(0, wanted).forEach(({ content, asked }, index) => {
    const likely = chance(project.questions[index] as ExerciseQuestion);
    let state = untouched;
    while (!isSettled(state)) {
      state = tried(state, { content, asked }, random() < likely * (state.incorrect_count > 0 ? 0.7 : 1), random);
      revision += 1;
    }
    clock += state.seconds * 1000 + 4000;
    progress[asked.question_id] = state;
    settled.push([asked, new Date(clock)]);
  });
  const next = questions[wanted];
  if (reach !== 'ALL' && next && reach.draft !== 'NONE') {
    progress[next.asked.question_id] = draftOf(next, reach.draft, random);
    revision += 2;
    clock += 30_000;
  }
  const asked = questions.map((question) => question.asked);
  return {
    ...place,
    id: randomUUID(),
    type: 'STUDY_PROJECT',
    exercise_id: project.id,
    level: project.level,
    attempt,
    asked,
    progress,
    settled,
    question_index: Math.min(wanted, asked.length - 1),
    revision: revision + (reach === 'ALL' ? 1 : 0),
    started,
    saved: new Date(clock),
    time_limit: null,
    submitted: reach === 'ALL' ? { at: new Date(clock + 2000), by: 'LEARNER' } : null,
  };
}

type Shown = { readonly content: ExerciseQuestion['content']; readonly asked: AskedQuestion };

/** One try, and Try Again where it missed for the first time. */
function tried(before: QuestionProgress, { content, asked }: Shown, right: boolean, random: Random): QuestionProgress {
  const answer = giveAnswer(content, asked, right, random);
  const state = afterCheck(afterReset(before), isRight(content, asked, answer));
  const again = isSettled(state) ? null : presentAgain(content, random, answer);
  return {
    ...before,
    ...state,
    answer,
    seconds: before.seconds + between(random, 15, 70),
    retry_order: again?.order ?? before.retry_order,
  };
}

function draftOf(shown: Shown, draft: 'MISSED' | 'ENTERED', random: Random): QuestionProgress {
  if (draft === 'MISSED') return tried(untouched, shown, false, random);
  return {
    ...untouched,
    answer: giveAnswer(shown.content, shown.asked, false, random),
    seconds: between(random, 15, 40),
  };
}
