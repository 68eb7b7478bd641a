import { useDraggable } from '@dnd-kit/react';
import type { MouseEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { LetterButton, type LetterLook } from '../../../ui/figures/letter-key.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import classes from './matching-widget.module.css';
import type { Dragged } from './use-matching.ts';

type Props = {
  readonly letter: string;
  readonly description: string;
  readonly look: LetterLook;
  readonly locked: boolean;
  readonly onPress: (event: MouseEvent) => void;
};

/** The letter of a description: dragged to a slot, or pressed before or after one. */
export function DescriptionKey({ letter, description, look, locked, onPress }: Props) {
  const data: Dragged = { letter, from: null };
  const { ref } = useDraggable({ id: `letter ${letter}`, data, disabled: locked });
  const name = (look === 'used' ? texts.question.matching.usedLetter : texts.question.matching.letter)(
    letter,
    plainText(description),
  );
  return (
    <LetterButton
      ref={ref}
      letter={letter}
      look={look}
      className={classes['key'] ?? ''}
      aria-label={name}
      aria-pressed={locked ? undefined : look === 'filled'}
      disabled={locked}
      onClick={onPress}
    />
  );
}
