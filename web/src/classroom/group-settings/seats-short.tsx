import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { seatsLink } from '../../business/license/seats-link.ts';
import classes from './seats-short.module.css';

type Props = {
  readonly license: { readonly id: string; readonly name: string };
  /** Called where more are to be asked for; null for who may not ask. */
  readonly onAsk: (() => void) | null;
};

/** What to do where a license has too few seats: look who holds them, or ask for more. */
export function SeatsShort({ license: { id, name }, onAsk }: Props) {
  return (
    <div className={classes['short']}>
      <Link {...seatsLink(id)} target="_blank" className={classes['note']}>
        {texts.groupSettings.whoHolds}
      </Link>
      {onAsk && (
        <Button variant="light" size="xs" aria-label={texts.salesQuestion.askForMoreOf(name)} onClick={onAsk}>
          {texts.salesQuestion.askForMore}
        </Button>
      )}
    </div>
  );
}
