import { IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { seatsLink } from '../license/seats-link.ts';
import { reasonText } from './reason-text.ts';
import classes from './renewal.module.css';
import type { ListedRenewal } from './worklist-query.ts';
import { RuleChip } from './rule-chip.tsx';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly renewal: ListedRenewal; readonly onFollowUp: () => void };

/** What there is to know of a license of the worklist: each reason with its evidence, and what was counted when. */
export function OpenedRenewal({ renewal, onFollowUp }: Props) {
  const { reasons, figures, sales_manager: manager, taken, max_users, next_due, follow_ups } = renewal;
  const words = texts.renewal;
  /** Nothing was bought with a quote, so nobody has taken anything and nothing is counted. */
  const isQuote = renewal.days_to_expire == null;
  const facts = [
    figures ? words.active(figures.active, figures.active_before, figures.learners) : !isQuote && words.notCounted,
    figures &&
      (figures.gain == null
        ? words.fewLearners(figures.gain_learners, figures.least)
        : words.gained(figures.gain, figures.gain_learners)),
    figures && words.countedOn(figures.counted_on),
    next_due && words.openFollowUps(follow_ups, next_due),
    manager && words.lookedAfter(nameOf(manager)),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={classes['opened']}>
      {reasons.length === 0 && <p>{words.nothing}</p>}
      {reasons.length > 0 && (
        <ul className={classes['reasons']}>
          {reasons.map((reason) => (
            <li key={reason.rule}>
              <RuleChip rule={reason.rule} />
              <span>{reasonText(reason)}</span>
            </li>
          ))}
        </ul>
      )}
      <ul className={classes['facts']}>
        {!isQuote && (
          <li>
            <Link {...seatsLink(renewal.id, { number: 'taken' })}>{words.taken(taken, max_users)}</Link>
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button variant="default" size="xs" leftSection={<Icon of={IconFlag} size={16} />} onClick={onFollowUp}>
        {words.followUp}
      </Button>
    </div>
  );
}
