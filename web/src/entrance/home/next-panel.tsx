import type { RefObject } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
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
  const { state, total_questions } = exercise;
  return (
    <StepPanel
      caption={texts.home.comesNext}
      about={texts.home.withQuestions(texts.course.questions(total_questions))}
      act={texts.home.next}
      {...{ exercise, place }}
      complete={state === 'COMPLETE'}
    />
  );
}
