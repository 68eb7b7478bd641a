import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { Link } from '@tanstack/react-router';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { attemptLink } from '../course/attempt-link.ts';
import type { Place } from '../course/exercise-link.ts';
import type { FinishedAttempt } from './attempt-query.ts';
import classes from './attempts-panel.module.css';

type Props = { readonly attempt: FinishedAttempt; readonly place: Place };
type Result = FinishedAttempt['attempts'][number];

/** Every finished attempt at the same exercises, the one in view marked. Leading to another leaves the way back as it is. */
export function AttemptsPanel({ attempt: { id, attempts }, place }: Props) {
  return (
    <Panel title={texts.finishedAttempt.all}>
      <ol className={classes['attempts']}>
        {[...Map.groupBy(attempts, ({ attempt_id }) => attempt_id)].map(([attemptId, results]) => (
          <li key={attemptId} className={classes['attempt']}>
            <Link
              {...attemptLink(place, attemptId)}
              state={(kept) => kept}
              replace
              aria-current={attemptId === id ? 'page' : undefined}
            >
              {attemptText(results)}
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** One sitting may count for several levels. */
function attemptText(results: readonly Result[]): string {
  const sum = (of: (result: Result) => number) => results.reduce((total, one) => total + of(one), 0);
  const percent = scorePercent(
    sum(({ corrects }) => corrects),
    sum(({ total_questions }) => total_questions),
  );
  const attempt = Math.max(...results.map((one) => one.attempt));
  return texts.gradebook.figures.attemptOn(attempt, percent ?? 0, localDay(results[0]?.completed_on ?? ''));
}
