import { renewalTone } from '@lectern/domain/business/renewal/renewals.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Bar } from '../../ui/page/bar.tsx';
import { OpeningRow } from '../../ui/page/opening-row.tsx';
import { institutionLink } from '../follow-up/institution-link.ts';
import { seatsLink } from '../license/seats-link.ts';
import { expirySentence } from '../license/expiry-sentence.ts';
import { useStaff } from '../../base/session/staff-only.tsx';
import { OpenedRenewal } from './opened-renewal.tsx';
import classes from './renewal.module.css';
import { RuleChip } from './rule-chip.tsx';
import type { ListedRenewal } from './worklist-query.ts';

type Props = { readonly renewal: ListedRenewal; readonly onFollowUp: () => void };

/** A license of the worklist: its figures and the reasons to look after it; opened, what these have seen. */
export function WorklistRow({ renewal, onFollowUp }: Props) {
  const staff = useStaff();
  const { id, name, institution, max_users, slots_used, figures, follow_ups, reasons } = renewal;
  const words = texts.renewal;
  const isQuote = renewal.days_to_expire == null;
  const unknown = <Unknown isQuote={isQuote} />;
  // Nothing was bought with a quote.
  const opening = (seats: string) => (isQuote ? seats : <Link {...seatsLink(id)}>{seats}</Link>);
  return (
    <OpeningRow
      label={words.whyOf(institution.name, name)}
      columns={10}
      detail={<OpenedRenewal renewal={renewal} onFollowUp={onFollowUp} />}
    >
      <th scope="row">
        <Link {...institutionLink(staff.role, institution.id)}>
          <bdi>{institution.name}</bdi>
        </Link>
        <span className={classes['below']}>
          <bdi>{name}</bdi>
          <span>{opening(texts.license.seatsUsed(slots_used, max_users))}</span>
        </span>
        {reasons.length > 0 && (
          <span className={classes['chips']}>
            {reasons.map(({ rule }) => (
              <RuleChip key={rule} rule={rule} />
            ))}
          </span>
        )}
      </th>
      <td className={classes['folded']}>
        <bdi>{name}</bdi>
      </td>
      <td className={classes['days']}>
        <DaysChip renewal={renewal} />
      </td>
      <td className={`${classes['folded']} ${classes['seats']}`}>
        <Bar value={(100 * slots_used) / max_users} />
        {opening(words.ofSeats(slots_used, max_users))}
      </td>
      <td className={`${classes['folded']} ${classes['number']}`}>{figures?.active ?? unknown}</td>
      <td className={`${classes['folded']} ${classes['number']}`}>{figures?.active_before ?? unknown}</td>
      <td className={`${classes['folded']} ${classes['number']}`}>
        <Gain figures={figures} unknown={unknown} />
      </td>
      <td className={`${classes['folded']} ${classes['number']}`}>{follow_ups}</td>
      <td className={classes['folded']}>
        <NextDue renewal={renewal} />
      </td>
    </OpeningRow>
  );
}

/** The days that are left as the number; of a quote, since when it is one. */
function DaysChip({ renewal }: Pick<Props, 'renewal'>) {
  const { days_to_expire: days, days_quoted } = renewal;
  const words = texts.renewal;
  if (days == null)
    return (
      <Chip dense tone="blue">
        {words.quoted(days_quoted)}
      </Chip>
    );
  return (
    <Chip dense tone={renewalTone(days)}>
      {days > 0 ? words.days(days) : expirySentence(renewal)}
    </Chip>
  );
}

/** What is not counted yet; of a quote it never is. */
const Unknown = ({ isQuote }: { readonly isQuote: boolean }) => (
  <span title={isQuote ? undefined : texts.renewal.notCounted}>–</span>
);

/** The gain in points, or how many of the learners are there that it needs. */
function Gain({ figures, unknown }: Pick<ListedRenewal, 'figures'> & { readonly unknown: ReactNode }) {
  const words = texts.renewal;
  if (!figures) return unknown;
  const { gain, gain_learners, least } = figures;
  if (gain != null) return words.points(gain);
  return (
    <span className={classes['few']} title={words.fewLearners(gain_learners, least)}>
      {words.ofSeats(gain_learners, least)}
    </span>
  );
}

/** When the next follow-up is due, in words once that has come. */
function NextDue({ renewal: { next_due, reasons } }: Pick<Props, 'renewal'>) {
  if (next_due == null) return null;
  const due = reasons.find(({ rule }) => rule === 'FOLLOW_UP_DUE');
  const words = texts.renewal;
  if (!due) return words.day(next_due);
  return <span className={classes['late']}>{due.days === 0 ? words.dueToday : words.overdue(due.days ?? 0)}</span>;
}
