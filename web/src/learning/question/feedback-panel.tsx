import { IconBook, IconBulb, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import classes from './feedback-panel.module.css';
import { OwnWords } from './own-words.tsx';

/** hint after the first miss; correct and incorrect once the question is settled. */
export type FeedbackKind = 'hint' | 'correct' | 'incorrect';

type Props = {
  /** Null while there is nothing to say; the place stays, so that what appears in it is spoken. */
  readonly kind: FeedbackKind | null;
  /** The author's message as HTML, or words of the app. */
  readonly message: ReactNode;
  /** Said only to those who hear the page, while there is no feedback. */
  readonly said?: string | null;
  /** Opens the hint or the explanation; left out where there is none. */
  readonly onOpen?: (() => void) | undefined;
};

const looks = {
  hint: { icon: IconCircleX, title: 'notYet', open: 'openHint' },
  correct: { icon: IconCircleCheck, title: 'correct', open: 'openExplanation' },
  incorrect: { icon: IconCircleX, title: 'incorrect', open: 'openExplanation' },
} as const;

/** What a try was worth, under the answers. It is spoken; the focus stays where it is. */
export function FeedbackPanel({ kind, message, said = null, onOpen }: Props) {
  const look = kind && looks[kind];
  const region = useRef<HTMLOutputElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    // What a try was worth comes into view with it; what was said before is not jumped to.
    if (kind && !before.current) region.current?.scrollIntoView({ block: 'nearest' });
    before.current = kind;
  }, [kind]);
  return (
    <output ref={region} className={classes['region']}>
      {!kind && said && (
        <VisuallyHidden>
          <OwnWords>{said}</OwnWords>
        </VisuallyHidden>
      )}
      {kind && look && (
        <span className={classes['panel']} data-kind={kind}>
          <Icon of={look.icon} size={24} />
          <OwnWords className={classes['title']}>{texts.question[look.title]}</OwnWords>
          {kind === 'hint' && message && (
            <span className={classes['hint']}>
              <Icon of={IconBulb} size={20} />
              <OwnWords>{texts.question.hint}</OwnWords>
            </span>
          )}
          {typeof message === 'string' ? (
            <RichText as="span" html={message} className={classes['body']} />
          ) : (
            message && <span className={classes['body']}>{message}</span>
          )}
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
