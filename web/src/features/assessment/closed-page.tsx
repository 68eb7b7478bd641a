import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.ts';
import { Refused } from '../../ui/refused.tsx';
import { PlayerPage } from '../player/player-page.tsx';

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
      <Refused text={text}>
        <Button variant="default" size="sm" onClick={onBack}>
          {texts.player.backToCourse}
        </Button>
      </Refused>
    </PlayerPage>
  );
}
