import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import type { Cell } from '@lectern/domain/classroom/gradebook/cells.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { exerciseName } from '../../../learning/course/exercise-name.ts';
import { ExerciseWords } from '../../../learning/course/exercise-words.tsx';
import classes from './figure-row.module.css';
import { Grade, gradeName } from '../grade.tsx';
import type { Column, Kind } from '../gradebook.ts';

import type { Attempt } from './use-student.ts';

type Props = {
  readonly kind: Kind;
  readonly column: Column;
  readonly cell: Cell | undefined;
  readonly language?: string | undefined;
  /** The finished attempts at it, oldest first. */
  readonly history: readonly Attempt[];
  /** Where the result of an attempt is. */
  readonly linkOf: (attempt: Attempt) => LinkProps;
  /** What those who teach read and do below it. */
  readonly below?: ReactNode;
};

/** An exercise with what a learner reached in it: score, figures, date, and the attempts before. */
export function FigureRow({ kind, column, cell, language, history, linkOf, below }: Props) {
  const { level, published } = column;
  const latest = history.find(({ is_latest }) => is_latest);
  const earlier = history.filter(({ is_latest }) => !is_latest);
  return (
    <li className={classes['row']} data-exercise={column.exercise_id}>
      <div className={classes['name']}>
        <ExerciseWords exercise={{ type: kind, ...column }} language={language} />
        {kind === 'STUDY_PROJECT' && <Chip dense>{texts.course.levelChip(level)}</Chip>}
        {!published && (
          <Chip dense tone="outlined">
            {texts.gradebook.figures.unpublished}
          </Chip>
        )}
      </div>
      <div className={classes['grade']}>
        <VisuallyHidden>{gradeName(cell, published)}</VisuallyHidden>
        <span aria-hidden>
          <Grade cell={cell} published={published} />
        </span>
      </div>
      {cell && (
        <ul className={classes['facts']}>
          {factsOf(cell, kind, latest).map((fact) => (
            <li key={fact.text} title={fact.title}>
              {fact.text}
            </li>
          ))}
          {latest && (
            <li>
              <Link
                {...linkOf(latest)}
                aria-label={texts.course.act(texts.course.result, exerciseName({ type: kind, ...column }))}
              >
                {texts.course.result}
              </Link>
            </li>
          )}
        </ul>
      )}
      {earlier.length > 0 && (
        <details className={classes['earlier']}>
          <summary>{texts.gradebook.figures.earlier(earlier.length)}</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.attempt}>
                <Link {...linkOf(one)}>{attemptText(one)}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {below}
    </li>
  );
}

function attemptText({ attempt, corrects, total_questions, completed_on }: Attempt): string {
  const percent = scorePercent(corrects, total_questions) ?? 0;
  return texts.gradebook.figures.attemptOn(attempt, percent, localDay(completed_on));
}

function factsOf(
  { finished, open }: Cell,
  kind: Kind,
  latest: Attempt | undefined,
): { text: string; title?: string }[] {
  const timeOf = (seconds: number) => ({
    text: texts.gradebook.figures.time(minutesAndSeconds(seconds)),
    title: hoursMinutesSeconds(seconds),
  });
  if (!finished) return open ? [{ text: texts.gradebook.inProgress(open.done, open.total) }, timeOf(open.seconds)] : [];
  const { corrects, total, first_try, attempt, seconds } = finished;
  return [
    { text: texts.course.correct(corrects, total) },
    // An assessment has no second try.
    ...(kind === 'STUDY_PROJECT' ? [{ text: texts.gradebook.figures.firstTry(first_try, total) }] : []),
    timeOf(seconds),
    ...(attempt > 1 ? [{ text: texts.gradebook.tip.attempt(attempt) }] : []),
    ...(latest ? [{ text: texts.gradebook.figures.day(localDay(latest.completed_on)) }] : []),
    ...(open ? [{ text: texts.gradebook.tip.again(open.done, open.total) }] : []),
  ];
}
