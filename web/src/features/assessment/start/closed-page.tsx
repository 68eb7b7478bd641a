import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Refused } from '../../../ui/feedback/refused.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import classes from './closed-page.module.css';

type Props = {
  readonly title: string;
  readonly course: string;
  readonly text: string;
  readonly onBack: () => void;
};

/** An assessment that cannot be opened: why, and the way back. */
export function ClosedPage({ title, course, text, onBack }: Props) {
  return (
    <PlayerPage bar={{ title, course, onExit: onBack }}>
      <ClosedLine text={text} onBack={onBack} />
    </PlayerPage>
  );
}

/** The sentence of the server, with the way back. */
export function ClosedLine({ text, onBack }: Pick<Props, 'text' | 'onBack'>) {
  return (
    <div className={classes['line']}>
      <Refused text={text}>
        <Button variant="default" size="sm" onClick={onBack}>
          {texts.player.backToCourse}
        </Button>
      </Refused>
    </div>
  );
}
