import { Link } from '@tanstack/react-router';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import classes from './attention-panel.module.css';
import type { Watched } from './attention-query.ts';
import { nameOf } from './name-of.ts';
import { reasonText } from './reason-text.ts';

type Props = {
  readonly learner: Watched;
  /** Whether the list is of several groups. */
  readonly named: boolean;
  readonly onPutOff: () => void;
  readonly onTakeBack: () => void;
};

/** A learner with what holds of them, and what can be done at once. */
export function WatchedRow({ learner, named, onPutOff, onTakeBack }: Props) {
  const { user, group_id, group_name, reasons, put_off_until } = learner;
  const name = nameOf(learner);
  const words = texts.attention;
  return (
    <li className={classes['row']}>
      <div className={classes['learner']}>
        <Link to="/group/$groupId/gradebook" params={{ groupId: group_id }} search={{ learner: user.id } as never}>
          <bdi>{name}</bdi>
        </Link>
        {named && <bdi className={classes['group']}>{group_name}</bdi>}
        {put_off_until && <span className={classes['group']}>{words.offUntil(put_off_until)}</span>}
        <ul className={classes['reasons']}>
          {reasons.map((reason, index) => (
            // A rule may hold for two summaries.
            <li key={index}>
              <Chip dense tone="yellow">
                {words.rules[reason.rule]}
              </Chip>
              <span>
                {reason.course_name && <span {...ofLanguage(reason.language ?? '')}>{reason.course_name}</span>}{' '}
                {reasonText(reason)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes['acts']}>
        {user.email && <CopyButton value={user.email} what={words.addressOf(name)} />}
        {put_off_until ? (
          <Button variant="default" size="xs" aria-label={words.takeBackOne(name)} onClick={onTakeBack}>
            {words.takeBack}
          </Button>
        ) : (
          <Button variant="default" size="xs" aria-label={words.putOffOne(name)} onClick={onPutOff}>
            {words.putOff}
          </Button>
        )}
      </div>
    </li>
  );
}
