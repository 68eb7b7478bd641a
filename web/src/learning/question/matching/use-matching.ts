import type { MatchingAnswer } from '@lectern/domain/learning/question/matching/matching.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { LetterLook } from '../../../ui/figures/letter-key.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import { cleared, placed, swapped, type Letters } from './matching-moves.ts';
import { typedLetter } from './typed-letter.ts';

/** What is being dragged: a letter from its key, or what a concept's slot holds. */
export type Dragged = { readonly letter: string; readonly from: string | null };

/** What was pressed first and waits for the other half. */
type Picked = { readonly concept: string } | { readonly letter: string } | null;

export type Matching = ReturnType<typeof useMatching>;

/** Every way to put letters on concepts, take them away and exchange them, and the words for each. */
export function useMatching(
  { concepts, descriptions }: LearnerQuestion,
  { letters }: MatchingAnswer,
  onChange: (answer: MatchingAnswer) => void,
) {
  const [picked, setPicked] = useState<Picked>(null);
  const [spoken, setSpoken] = useState('');
  const nameOf = (id: string) => plainText(concepts.find((one) => one.id === id)?.concept ?? '');
  const used = new Set(Object.values(letters));

  const change = (next: Letters, say: string) => {
    setPicked(null);
    setSpoken(say);
    onChange({ letters: next });
  };
  const place = (concept: string, letter: string) =>
    change(placed(letters, concept, letter), texts.question.matching.placed(letter, nameOf(concept)));
  const clear = (concept: string) => {
    if (Object.hasOwn(letters, concept))
      change(cleared(letters, concept), texts.question.matching.cleared(nameOf(concept)));
  };

  const pressSlot = (concept: string) => {
    if (picked && 'letter' in picked) {
      place(concept, picked.letter);
      return;
    }
    const again = picked?.concept === concept;
    setPicked(again ? null : { concept });
    setSpoken(again ? '' : texts.question.matching.waiting(nameOf(concept)));
  };

  const pressLetter = (letter: string, event: MouseEvent) => {
    if (picked && 'concept' in picked) {
      const { concept } = picked;
      if (letters[concept] === letter) clear(concept);
      else place(concept, letter);
      // With keys the next concept is near; a pointer has no place to go back to.
      if (event.detail === 0) focusSlot(concept);
      return;
    }
    setPicked(picked?.letter === letter ? null : { letter });
  };

  const onKey = (concept: string, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = typedLetter(event);
    if (event.key === 'Backspace' || event.key === 'Delete') clear(concept);
    else if (event.key === 'Escape') setPicked(null);
    else if (letter && descriptions.some((one) => one.letter === letter)) place(concept, letter);
    else return;
    event.preventDefault();
  };

  const drop = (data: unknown, target: string | number | undefined) => {
    const { letter, from } = data as Dragged;
    if (target === undefined) {
      if (from !== null) clear(from);
    } else if (from === null) place(String(target), letter);
    else if (from !== target)
      change(
        swapped(letters, from, String(target)),
        texts.question.matching.swapped(nameOf(from), nameOf(String(target))),
      );
  };

  const lookOf = (letter: string): LetterLook => {
    if (picked && 'letter' in picked && picked.letter === letter) return 'filled';
    if (used.has(letter)) return 'used';
    return picked && 'concept' in picked ? 'wanted' : 'plain';
  };

  return {
    waiting: picked && 'concept' in picked ? picked.concept : null,
    spoken,
    lookOf,
    pressSlot,
    pressLetter,
    onKey,
    drop,
  };
}

function focusSlot(concept: string): void {
  document.querySelector<HTMLElement>(`[data-concept="${CSS.escape(concept)}"]`)?.focus();
}
