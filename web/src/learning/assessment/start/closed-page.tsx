import { IconCircleCheck } from '@tabler/icons-react';
import { use } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Refused } from '../../../ui/feedback/refused.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import { Unrecorded } from '../../player/unrecorded.ts';

type Props = {
  readonly title: string;
  readonly course: string;
  readonly language: string;
  readonly text: string;
  /** Whether it is closed because the learner is through with it: then no lock is shown. */
  readonly done: boolean;
  readonly onBack: () => void;
};

/** An assessment that cannot be opened: why, and the way back. */
export function ClosedPage({ title, course, language, text, done, onBack }: Props) {
  const words = use(Unrecorded);
  return (
    <PlayerPage
      language={language}
      bar={{ title, course }}
      actions={{ label: words?.back ?? texts.player.backToCourse, onAct: onBack }}
    >
      {done ? <Empty icon={IconCircleCheck} text={text} /> : <Refused text={text}>{null}</Refused>}
    </PlayerPage>
  );
}
