import { useDraggable, useDroppable } from '@dnd-kit/react';
import type { Concept } from '@lectern/domain/learning/question/question-view.ts';
import { useId, type KeyboardEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { LetterKey } from '../../../ui/figures/letter-key.tsx';
import { Slot } from '../../../ui/figures/slot.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import classes from './matching-widget.module.css';
import { OwnWords } from '../own-words.tsx';
import type { Dragged } from './use-matching.ts';

type Props = {
  readonly concept: Concept;
  readonly letter: string | null;
  readonly waiting: boolean;
  readonly settled: boolean;
  readonly locked: boolean;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** The slot of a concept: it takes letters and gives the one it holds. Once settled, the right letter stands beside a wrong one. */
export function ConceptSlot({ concept, letter, waiting, settled, locked, onPress, onKey }: Props) {
  const helpId = useId();
  const { ref: takes, isDropTarget } = useDroppable({ id: concept.id, disabled: locked });
  const data: Dragged = { letter: letter ?? '', from: concept.id };
  const { ref: gives } = useDraggable({ id: `from ${concept.id}`, data, disabled: locked || letter === null });
  const wrong = settled && concept.letter !== null && letter !== concept.letter;
  const verdict = wrong ? 'incorrect' : 'correct';
  const name = plainText(concept.concept);
  return (
    <span ref={takes} className={classes['slot']} data-over={isDropTarget || undefined}>
      <span className={classes['right']}>
        <Slot
          ref={gives}
          letter={letter}
          state={waiting ? 'waiting' : settled ? verdict : letter === null ? 'empty' : 'filled'}
          data-concept={concept.id}
          aria-label={
            letter === null ? texts.question.matching.emptySlot(name) : texts.question.matching.filledSlot(name, letter)
          }
          aria-describedby={helpId}
          aria-pressed={locked ? undefined : waiting}
          disabled={locked}
          onClick={onPress}
          onKeyDown={onKey}
        />
        {wrong && concept.letter !== null && <LetterKey letter={concept.letter} look="right" />}
      </span>
      <VisuallyHidden>
        <span id={helpId}>
          <OwnWords>{settled ? verdictText(wrong, concept.letter) : texts.question.matching.slotHelp}</OwnWords>
        </span>
      </VisuallyHidden>
    </span>
  );
}

function verdictText(wrong: boolean, right: string | null): string {
  return wrong && right !== null ? texts.question.matching.rightLetter(right) : texts.question.correct;
}
