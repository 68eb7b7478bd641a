import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/assessment/time.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import classes from './sitting-now.module.css';
import type { RunningSitting } from './sittings-query.ts';

type Props = {
  readonly sitting: RunningSitting;
  /** The clock of the server, in milliseconds. */
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

const secondsTo = (moment: string, now: number) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
const hour = 3600;

/** A sitting in the table; where there is little room, question and last save stand below the name. */
export function SittingRow({ sitting, now, chosen, onChoose }: Props) {
  const { first_name, last_name, avatar, course_name, language, question, questions, deadline, added_time } = sitting;
  const words = texts.sittingNow;
  const name = `${first_name} ${last_name}`;
  const left = deadline == null ? null : secondsTo(deadline, now);
  const reached = words.questionOf(question, questions);
  const saved = words.savedAgo(Math.max(0, Math.floor((now - Date.parse(sitting.saved_at)) / 1000)));
  return (
    <tr>
      <td className={classes['choice']}>
        <input
          type="checkbox"
          aria-label={words.choose(name)}
          disabled={left === null}
          checked={chosen && left !== null}
          onChange={onChoose}
        />
      </td>
      <th scope="row">
        <span className={classes['person']}>
          <Avatar name={name} src={avatar ?? null} size={28} />
          <span className={classes['words']}>
            <bdi>{name}</bdi>
            <span className={classes['exercise']}>
              {exerciseName(sitting)}, <span {...ofLanguage(language)}>{course_name}</span>
            </span>
            <span className={classes['below']}>{reached}</span>
            <span className={classes['below']}>{saved}</span>
          </span>
        </span>
      </th>
      <td className={classes['beside']}>{reached}</td>
      <td className={classes['left']}>
        {left === null
          ? words.noClock
          : left === 0
            ? words.over
            : left >= hour
              ? hoursMinutesSeconds(left)
              : minutesAndSeconds(left)}
        {added_time > 0 && <Chip dense>{words.added(Math.round(added_time / 60))}</Chip>}
      </td>
      <td className={classes['beside']}>{saved}</td>
    </tr>
  );
}
