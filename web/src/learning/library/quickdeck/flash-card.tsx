import { IconRotateClockwise } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './flash-card.module.css';
import { RichText } from '../../../base/rich-text/rich-text.tsx';

type Props = {
  readonly card: {
    readonly id: string;
    readonly term: string;
    readonly definition: string;
    readonly image?: string | null;
  };
  readonly language: string;
  /** Whether the definition is shown. */
  readonly turned: boolean;
  readonly onTurn: () => void;
  /** The place among the cards, such as "5 of 12". */
  readonly place: string;
};

/** One flash card; a press anywhere turns it. */
export function FlashCard({ card: { id, term, definition, image }, language, turned, onTurn, place }: Props) {
  const words = texts.library;
  const card = usePress(onTurn);
  return (
    <div className={classes['card']} ref={card}>
      <div className={classes['head']}>
        <span>{turned ? words.definition : words.term}</span>
        <span>{place}</span>
      </div>
      <div className={classes['face']} aria-live="polite">
        <div key={`${id} ${turned}`} className={classes['side']} {...ofLanguage(language)}>
          {turned && image && <img src={image} alt="" />}
          <RichText html={turned ? definition : term} className={turned ? '' : classes['term']} />
        </div>
      </div>
      <Button variant="light" size="lg" leftSection={<Icon of={IconRotateClockwise} />} onClick={onTurn}>
        {turned ? words.showTerm : words.showDefinition}
      </Button>
    </div>
  );
}

/** Presses anywhere on the card, for the pointer only: the button inside is the same for everybody. */
function usePress(onPress: () => void): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    const press = (event: MouseEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (!onButton && (window.getSelection()?.isCollapsed ?? true)) onPress();
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [onPress]);
  return card;
}
