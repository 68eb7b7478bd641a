import { texts } from '../../texts/texts.ts';
import classes from './settings-dialog.module.css';
import type { Settings } from './use-course-settings.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly times: Settings['extra_times'] };

/** Who has extra time in the group; it is given in Members. */
export function ExtraTimes({ times }: Props) {
  const words = texts.courseSettings.extraTime;
  return (
    <section className={classes['rules']}>
      <h3>{words.title}</h3>
      <p className={classes['note']}>{times.length === 0 ? words.nobody : words.lead}</p>
      {times.length > 0 && (
        <ul className={classes['times']}>
          {times.map(({ user_id, first_name, last_name, percent }) => (
            <li key={user_id}>
              <bdi>{nameOf({ first_name, last_name })}</bdi> {words.more(percent)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
