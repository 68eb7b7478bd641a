import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { exerciseLink } from '../../learning/course/exercise-link.ts';
import { exerciseName, type NamedExercise } from '../../learning/course/exercise-name.ts';
import { ExerciseWords } from '../../learning/course/exercise-words.tsx';
import classes from './step-panel.module.css';

/** An exercise in a course of a group; an assessment without a level is of all levels that are left. */
type PlacedExercise = NamedExercise & {
  readonly group_id: string;
  readonly course_id: string;
  readonly course_name: string;
  readonly language: string;
  readonly study_project_id?: string | null;
};

type Props = {
  readonly caption: string;
  readonly exercise: PlacedExercise;
  /** Whether it was completed before. */
  readonly complete?: boolean;
  /** What stands behind the name of its course. */
  readonly about: string;
  /** How far it is. */
  readonly figure?: ReactNode;
  readonly act: string;
  readonly place: RefObject<HTMLElement | null>;
};

/** The exercise that a person goes on with, and the way to it: the one filled button of home. */
export function StepPanel({ caption, exercise, about, figure, complete = false, act, place }: Props) {
  const { type, group_id: groupId, course_id: courseId, study_project_id: id, study_project_number, level } = exercise;
  const link = exerciseLink(
    { groupId, courseId },
    type === 'STUDY_PROJECT'
      ? { type, id: id ?? '', study_project_number: study_project_number ?? 0, complete }
      : { type, level: level ?? 'all' },
  );
  return (
    <section ref={place} className={classes['panel']} aria-label={caption}>
      {figure}
      <div className={classes['words']}>
        <p className={classes['caption']}>{caption}</p>
        <p className={classes['name']}>
          <ExerciseWords exercise={exercise} language={exercise.language} />
        </p>
        <p className={classes['place']}>
          <bdi {...ofLanguage(exercise.language)}>{exercise.course_name}</bdi>
          {about}
        </p>
      </div>
      <LinkButton
        {...link}
        size="lg"
        className={classes['act'] ?? ''}
        aria-label={texts.course.act(act, exerciseName(exercise))}
        rightSection={<Icon of={IconArrowRight} flips />}
      >
        {act}
      </LinkButton>
    </section>
  );
}
