import type { InstanceScreen_InstanceChecksQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Dot } from '../../ui/figures/dot.tsx';
import classes from './instance.module.css';

const kinds = { OK: 'full', WARNING: 'half', FAILED: 'diamond', UNKNOWN: 'dashed' } as const;
const order = ['FAILED', 'WARNING', 'UNKNOWN', 'OK'];

type Props = { readonly checks: InstanceScreen_InstanceChecksQuery['instanceChecks'] };

/** What was seen of the machine, what is wrong first and with its cure. */
export function Checks({ checks }: Props) {
  const words = texts.instance.checks;
  return (
    <ul className={classes['rows']}>
      {checks
        .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
        .map(({ name, state, seen, cure }) => (
          <li key={name}>
            <span className={classes['state']}>
              <Dot kind={kinds[state]}>{words.states[state]}</Dot>
            </span>
            <span className={classes['what']}>
              <b>{words.names[name]}</b>
              <span lang="en" dir="ltr">
                {seen}
              </span>
              {cure && (
                <span lang="en" dir="ltr" className={classes['cure']}>
                  {cure}
                </span>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}
