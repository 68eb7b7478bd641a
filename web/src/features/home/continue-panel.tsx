import { IconArrowRight } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Ring } from '../../ui/figures/ring.tsx';
import { exerciseLink } from '../course/exercise-link.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { ExerciseWords } from '../course/exercise-words.tsx';
import classes from './continue-panel.module.css';

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
  const { type, course_name, question_index, questions_done, total_questions } = exercise;
  const name = exerciseName(exercise);
  const question = Math.min(question_index + 1, total_questions);
  const link = exerciseLink(
    { groupId: exercise.group_id, courseId: exercise.course_id },
    type === 'STUDY_PROJECT'
      ? {
          type,
          id: exercise.study_project_id ?? '',
          study_project_number: exercise.study_project_number ?? 0,
          complete: false,
        }
      : { type, level: exercise.level ?? 'all' },
  );
  return (
    <section ref={place} className={classes['panel']} aria-label={texts.home.continueWhereYouStopped}>
      <Ring value={Math.floor((100 * questions_done) / Math.max(1, total_questions))} size={56} />
      <div className={classes['words']}>
        <p className={classes['caption']}>{texts.home.continueWhereYouStopped}</p>
        <p className={classes['name']}>
          <ExerciseWords exercise={exercise} language={exercise.language} />
        </p>
        <p className={classes['place']}>
          <bdi {...ofLanguage(exercise.language)}>{course_name}</bdi>
          {texts.home.placeReached(question, total_questions, questions_done)}
        </p>
      </div>
      <LinkButton
        {...link}
        size="lg"
        className={classes['act'] ?? ''}
        aria-label={texts.course.act(texts.home.continue, name)}
        rightSection={<Icon of={IconArrowRight} flips />}
      >
        {texts.home.continue}
      </LinkButton>
    </section>
  );
}
