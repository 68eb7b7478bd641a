import { IconArrowRight } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { exerciseName, type NamedExercise } from '../course/exercise-name.ts';
import { ExerciseWords } from '../course/exercise-words.tsx';
import classes from './step-panel.module.css';

type Props = {
  readonly caption: string;
  readonly exercise: NamedExercise & { readonly course_name: string; readonly language: string };
  /** What stands behind the name of its course. */
  readonly about: string;
  /** How far it is. */
  readonly figure?: ReactNode;
  readonly act: string;
  readonly link: LinkProps;
  readonly place: RefObject<HTMLElement | null>;
};

/** The exercise that a person goes on with, and the way to it: the one filled button of home. */
export function StepPanel({ caption, exercise, about, figure, act, link, place }: Props) {
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
