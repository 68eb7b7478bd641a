import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { nameOf } from '../../ui/people/named-person.ts';
import { exerciseName } from '../../learning/course/exercise-name.ts';
import classes from './late-answers.module.css';
import type { Late } from './late-query.ts';

type Props = {
  readonly late: Late;
  readonly busy: boolean;
  /** Takes or leaves them; null where the viewer may not. */
  readonly onDecide: ((take: boolean) => void) | null;
};

const secondsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000);

/** The late answers of one learner: which, when they were entered and arrived, and what they would change. */
export function LateRow({ late, busy, onDecide }: Props) {
  const { numbers, deadline, entered_at, arrived_at, minutes_ahead, taken, percent_before, percent_after } = late;
  const words = texts.sittingNow.late;
  const name = nameOf(late);
  return (
    <li>
      <span className={classes['who']}>
        <bdi>{name}</bdi>
        <span className={classes['what']}>
          {exerciseName(late)}, <span {...ofLanguage(late.language)}>{late.course_name}</span>:{' '}
          {words.questions(numbers)}
        </span>
        <span className={classes['what']}>
          {words.times(secondsBetween(deadline, entered_at), secondsBetween(deadline, arrived_at))}{' '}
          {minutes_ahead !== 0 && words.clock(minutes_ahead)}
        </span>
        <b>{words.score(percent_before ?? 0, percent_after ?? 0)}</b>
      </span>
      <span className={classes['acts']}>
        {taken != null && <Chip tone={taken ? 'green' : 'neutral'}>{taken ? words.counted : words.left}</Chip>}
        {onDecide && taken !== true && (
          <Button
            size="sm"
            variant="light"
            loading={busy}
            aria-label={words.countOf(name)}
            onClick={() => onDecide(true)}
          >
            {words.count}
          </Button>
        )}
        {onDecide && taken !== false && (
          <Button
            size="sm"
            variant="default"
            loading={busy}
            aria-label={words.leaveOf(name)}
            onClick={() => onDecide(false)}
          >
            {words.leave}
          </Button>
        )}
      </span>
    </li>
  );
}
