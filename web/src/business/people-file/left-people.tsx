import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import classes from '../../base/spreadsheet/spreadsheet.module.css';

/** Whom an undo has left as they are: who has accepted, and who has found no place in which group. */
export type Left = { readonly stay: readonly string[]; readonly without: readonly string[] };

/** Names everybody whom an undo has left as they are. */
export function LeftPeople({ left: { stay, without } }: { readonly left: Left }) {
  const title = useId();
  const words = texts.peopleFile.left;
  return (
    <section aria-labelledby={title} className={classes['left']}>
      <h2 id={title}>{words.title}</h2>
      {stay.length > 0 && <Names head={words.stay(stay.length)} names={stay} />}
      {without.length > 0 && <Names head={words.without(without.length)} names={without} />}
    </section>
  );
}

/** All names below what holds of them; a long list scrolls. */
function Names({ head, names }: { readonly head: string; readonly names: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id}>{head}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <ul aria-labelledby={id} className={classes['names']} tabIndex={0}>
        {names.map((name, at) => (
          <li key={`${at} ${name}`}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
