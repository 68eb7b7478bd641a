import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { ChoiceCell } from '../../ui/people/choice-cell.tsx';
import { FoldedCell } from '../../ui/people/people-table.tsx';
import { PersonRow } from '../../ui/people/person-row.tsx';
import { exerciseName } from '../../learning/course/exercise-name.ts';
import classes from './sitting-now.module.css';
import type { RunningSitting } from './sittings-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = {
  readonly sitting: RunningSitting;
  /** The clock of the server, in milliseconds. */
  readonly now: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

const secondsTo = (moment: string, now: number) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
const hour = 3600;
/** An open page is heard of every half minute, one behind another every minute: two are more than thinking. */
const lostAfter = 120;

/** A sitting in the table. */
export function SittingRow({ sitting, now, chosen, onChoose }: Props) {
  const { first_name, last_name, avatar, course_name, language, question, questions, deadline, added_time } = sitting;
  const words = texts.sittingNow;
  const name = nameOf({ first_name, last_name });
  const left = deadline == null ? null : secondsTo(deadline, now);
  const reached = words.questionOf(question, questions);
  const unheard = Math.floor((now - Date.parse(sitting.heard_at)) / 1000);
  const lost = unheard >= lostAfter ? words.noContact(Math.floor(unheard / 60)) : null;
  const saved = words.savedAgo(Math.max(0, Math.floor((now - Date.parse(sitting.saved_at)) / 1000)));
  return (
    <PersonRow
      name={name}
      avatar={avatar}
      about={
        <>
          {exerciseName(sitting)}, <span {...ofLanguage(language)}>{course_name}</span>
        </>
      }
      folded={[reached, saved]}
      choice={
        <ChoiceCell
          label={words.choose(name)}
          disabled={left === null}
          checked={chosen && left !== null}
          onChange={onChoose}
        />
      }
    >
      <FoldedCell>{reached}</FoldedCell>
      <td className={classes['left']}>
        {left === null
          ? words.noClock
          : left === 0
            ? words.over
            : left >= hour
              ? hoursMinutesSeconds(left)
              : minutesAndSeconds(left)}
        {lost !== null && (
          <Chip dense tone="red" icon={IconPlugConnectedX}>
            {lost}
          </Chip>
        )}
        {added_time > 0 && <Chip dense>{words.added(Math.round(added_time / 60))}</Chip>}
      </td>
      <FoldedCell>{saved}</FoldedCell>
    </PersonRow>
  );
}
