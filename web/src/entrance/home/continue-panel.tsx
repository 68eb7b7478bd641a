import { wholePercent } from '@lectern/domain/whole-percent.ts';
import type { RefObject } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Ring } from '../../ui/figures/ring.tsx';
import { StepPanel } from './step-panel.tsx';

const startedFragment = graphql(`
  fragment ContinuePanel_started on StartedExercise {
    type
    group_id
    course_id
    course_name
    language
    study_project_id
    study_project_number
    title
    level
    question_index
    questions_done
    total_questions
  }
`);

type Props = {
  readonly started: FragmentType<typeof startedFragment>;
  readonly place: RefObject<HTMLElement | null>;
};

/** The exercise a person has worked on last, and the place in it. */
export function ContinuePanel({ started, place }: Props) {
  const exercise = readFragment(startedFragment, started);
  const { question_index, questions_done, total_questions } = exercise;
  const question = Math.min(question_index + 1, total_questions);
  return (
    <StepPanel
      caption={texts.home.continueWhereYouStopped}
      about={texts.home.placeReached(question, total_questions, questions_done)}
      figure={<Ring value={wholePercent((100 * questions_done) / Math.max(1, total_questions))} size={56} />}
      act={texts.home.continue}
      {...{ exercise, place }}
    />
  );
}
