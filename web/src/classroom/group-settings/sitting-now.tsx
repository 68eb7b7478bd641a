import { texts } from '../../texts/texts.ts';
import classes from './group-form.module.css';
import type { Settings } from './settings-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const mostNamed = 10;

/** Who sits at this moment, and what becomes of it when the group is closed, ended or deleted. */
export function SittingNow({ people }: { readonly people: Settings['sitting'] }) {
  if (people.length === 0) return null;
  const names = people.slice(0, mostNamed).map(({ first_name, last_name }) => nameOf({ first_name, last_name }));
  return (
    <p className={classes['sitting']}>
      {texts.groupSettings.sitsNow(names, people.length - names.length)} {texts.groupSettings.sittingGoesOn}
    </p>
  );
}
