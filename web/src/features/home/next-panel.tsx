import type { RefObject } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { exerciseLink } from '../course/exercise-link.ts';
import { StepPanel } from './step-panel.tsx';

const nextFragment = graphql(`
  fragment NextPanel_next on NextExercise {
    type
    group_id
    course_id
    course_name
    language
    study_project_id
    study_project_number
    title
    level
    state
    total_questions
  }
`);

type Props = {
  readonly next: FragmentType<typeof nextFragment>;
  readonly place: RefObject<HTMLElement | null>;
};

/** What a learner does next where nothing is started. */
export function NextPanel({ next, place }: Props) {
  const exercise = readFragment(nextFragment, next);
  const { type, level, state, total_questions } = exercise;
  const link = exerciseLink(
    { groupId: exercise.group_id, courseId: exercise.course_id },
    type === 'STUDY_PROJECT'
      ? {
          type,
          id: exercise.study_project_id ?? '',
          study_project_number: exercise.study_project_number ?? 0,
          complete: state === 'COMPLETE',
        }
      : { type, level },
  );
  return (
    <StepPanel
      caption={texts.home.comesNext}
      about={texts.home.withQuestions(texts.course.questions(total_questions))}
      act={texts.home.next}
      {...{ exercise, link, place }}
    />
  );
}
