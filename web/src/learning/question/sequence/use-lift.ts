import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { SequenceAnswer } from '@lectern/domain/learning/question/sequence/sequence.ts';
import { texts } from '../../../texts/texts.ts';
import { moved } from './sequence-moves.ts';

type Given = {
  readonly order: readonly string[];
  readonly placed: boolean;
  readonly nameOf: (id: string) => string;
  readonly onChange: (answer: SequenceAnswer) => void;
};

/**
 * Moves items without a pointer. Space on a grip picks one up, the arrows move it, Space drops it, Escape puts it back;
 * buttons move by one place. The focus stays on the control that was used, and each move is put into texts.question.sequence.
 */
export function useLift({ order, placed, nameOf, onChange }: Given) {
  const list = useRef<HTMLOListElement>(null);
  const [lifted, setLifted] = useState<{ id: string; from: SequenceAnswer } | null>(null);
  const [spoken, setSpoken] = useState('');
  const focused = useKeptFocus(list);

  const sayPlace = (say: (item: string, place: number, total: number) => string, id: string, at = order.indexOf(id)) =>
    setSpoken(say(nameOf(id), at + 1, order.length));

  const step = (id: string, by: number) => {
    const from = order.indexOf(id);
    const to = Math.max(0, Math.min(order.length - 1, from + by));
    if (from === to) return;
    focused.keep();
    onChange({ order: moved(order, from, to), placed: true });
    sayPlace(texts.question.sequence.moved, id, to);
  };

  const putBack = (id: string, from: SequenceAnswer) => {
    focused.keep();
    onChange(from);
    setLifted(null);
    sayPlace(texts.question.sequence.putBack, id, from.order.indexOf(id));
  };

  const onKey = (id: string, event: KeyboardEvent) => {
    const held = lifted?.id === id ? lifted : null;
    const act = held ? heldKeys[event.key] : event.key === ' ' ? 'toggle' : undefined;
    if (event.key === 'Tab') setLifted(null);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'toggle') {
      setLifted(held ? null : { id, from: { order: [...order], placed } });
      sayPlace(held ? texts.question.sequence.dropped : texts.question.sequence.lifted, id);
    } else if (act === 'back') {
      if (held) putBack(id, held.from);
    } else step(id, act);
  };

  return { list, lifted: lifted?.id ?? null, spoken, say: setSpoken, onKey, step };
}

const heldKeys: Readonly<Record<string, 'toggle' | 'back' | number>> = {
  ' ': 'toggle',
  Enter: 'toggle',
  Escape: 'back',
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A moved element loses the focus; this gives it back once the list is in its new order. */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const kept = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (kept.current && list.current?.contains(kept.current)) kept.current.focus();
    kept.current = null;
  });
  return {
    keep: () => {
      kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
  };
}
