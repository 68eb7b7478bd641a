import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { StateMark } from '../../ui/figures/state-mark.tsx';
import { exerciseName, type NamedExercise } from './exercise-name.ts';
import classes from './exercise-row.module.css';
import { ExerciseWords } from './exercise-words.tsx';

type Props = {
  readonly exercise: NamedExercise;
  /** The language of its title, a BCP 47 tag. */
  readonly language: string;
  readonly level: 2 | 3;
  readonly state: 'LOCKED' | 'NOT_STARTED' | 'STARTED' | 'COMPLETE';
  /** How much of a started one is done, from 0 to 1. */
  readonly share?: number;
  /** How many answers of a complete one are right. */
  readonly corrects?: number | undefined;
  /** Before the text, such as the kind of a study project. */
  readonly chip?: ReactNode;
  readonly text: string;
  /** At the end, such as the band of a score. */
  readonly aside?: ReactNode;
  /** Where the latest result is, for a row that does something else. */
  readonly result?: { readonly word: string; readonly link: LinkProps } | null;
  /** What the row does; a row without it is no link. */
  readonly act?: { readonly word: string; readonly link: LinkProps; readonly filled: boolean } | null;
};

const marks = { LOCKED: 'locked', NOT_STARTED: 'open', STARTED: 'started', COMPLETE: 'complete' } as const;

/** The thread that rows of exercises hang on. */
export function ExerciseRows({ children }: { readonly children: ReactNode }) {
  return <ul className={classes['rows']}>{children}</ul>;
}

/** An exercise on the thread of its panel: state, name, what is known of it, and the act, which the whole row takes. */
export function ExerciseRow({
  exercise,
  language,
  level,
  state,
  share = 0,
  corrects,
  chip,
  text,
  aside,
  result,
  act,
}: Props) {
  const Heading = `h${level}` as const;
  const name = exerciseName(exercise);
  return (
    <li className={classes['row']} data-locked={state === 'LOCKED' || undefined} data-link={act ? true : undefined}>
      <span className={classes['mark']}>
        <StateMark state={state === 'COMPLETE' && corrects === 0 ? 'over' : marks[state]} share={share} />
      </span>
      <div className={classes['body']}>
        <div className={classes['words']}>
          <Heading>
            <ExerciseWords {...{ exercise, language }} />
          </Heading>
          <p className={classes['text']}>
            {chip}
            <span>{text}</span>
          </p>
        </div>
        {aside}
        {result && (
          <Link
            {...result.link}
            aria-label={texts.course.act(result.word, name)}
            className={`${classes['quiet']} ${classes['result']}`}
          >
            {result.word}
          </Link>
        )}
        {act && <Act act={act} name={name} />}
      </div>
    </li>
  );
}

function Act({
  act: { word, link, filled },
  name,
}: {
  readonly act: NonNullable<Props['act']>;
  readonly name: string;
}) {
  const label = texts.course.act(word, name);
  if (filled) {
    return (
      <LinkButton {...link} size="sm" aria-label={label} className={`${classes['act']} ${classes['filled']}`}>
        {word}
      </LinkButton>
    );
  }
  return (
    <Link {...link} aria-label={label} className={`${classes['act']} ${classes['quiet']}`}>
      <span>{word}</span>
      <Icon of={IconChevronRight} flips />
    </Link>
  );
}
