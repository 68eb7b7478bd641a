import { useEffect, type RefObject } from 'react';
import { findRoomOfAreas, noteHomeForm, type HomeForm } from './home-form.ts';

type Shown = Omit<HomeForm, 'started' | 'areas'> & { readonly goesOn: boolean; readonly hasAreas: boolean };

/** Keeps the form that home has for the next time, measured and written only when it is another; null while it is awaited. */
export function useNotedForm(panel: RefObject<HTMLElement | null>, shown: Shown | null): void {
  const text = JSON.stringify(shown);
  useEffect(() => {
    const now = JSON.parse(text) as Shown | null;
    if (!now) return;
    const { goesOn, hasAreas, ...form } = now;
    noteHomeForm({
      ...form,
      started: goesOn ? (panel.current?.clientHeight ?? 0) : 0,
      areas: hasAreas ? findRoomOfAreas() : 0,
    });
  }, [text, panel]);
}
