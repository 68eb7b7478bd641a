import { IconBook, IconBulb, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import classes from './feedback-panel.module.css';
import { OwnWords } from './own-words.tsx';

/** hint after the first miss; correct and incorrect once the question is settled. */
export type FeedbackKind = 'hint' | 'correct' | 'incorrect';

type Props = {
  /** Null while there is nothing to say; the place stays, so that what appears in it is spoken. */
  readonly kind: FeedbackKind | null;
  /** The author's message as HTML. */
  readonly message: string | null;
  /** Opens the hint or the explanation; left out where there is none. */
  readonly onOpen?: (() => void) | undefined;
};

const looks = {
  hint: { icon: IconBulb, open: 'openHint' },
  correct: { icon: IconCircleCheck, open: 'openExplanation' },
  incorrect: { icon: IconCircleX, open: 'openExplanation' },
} as const;

/** What a try was worth, under the answers. It is spoken; the focus stays where it is. */
export function FeedbackPanel({ kind, message, onOpen }: Props) {
  const look = kind && looks[kind];
  return (
    <output className={classes['region']}>
      {kind && look && (
        <span className={classes['panel']} data-kind={kind}>
          <Icon of={look.icon} size={24} />
          <OwnWords className={classes['title']}>{texts.question[kind]}</OwnWords>
          {message && <RichText as="span" html={message} className={classes['body']} />}
          {onOpen && (
            <span className={classes['act']}>
              <Button variant="default" leftSection={<Icon of={IconBook} size={18} />} onClick={onOpen}>
                <OwnWords>{texts.question[look.open]}</OwnWords>
              </Button>
            </span>
          )}
        </span>
      )}
    </output>
  );
}
