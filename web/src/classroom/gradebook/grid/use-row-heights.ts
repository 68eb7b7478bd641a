import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import classes from './gradebook-grid.module.css';
import type { LearnerRow } from './grid-rows.ts';

/** The sentence in place of the figures of a row; undefined where it has figures. */
export type Across<Row> = (row: Row) => string | undefined;

/** What the style of a grid knows of its room: how wide the names are, and what is in view beside them. */
export type GridRoom = { readonly '--first': string; readonly '--beside': string };

/**
 * How high each row is: as high as one line needs or, where rows may have a sentence, as high as its name and that
 * need. All are measured before any is shown, so that those out of view are where keys and scrolling expect them.
 */
export function useRowHeights<Row extends LearnerRow>(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  across: Across<Row> | undefined,
  line: number,
  room: GridRoom | null,
): { readonly heightOf: (row: Row | undefined) => number; readonly measured: boolean } {
  const [heights, setHeights] = useState<readonly number[]>();
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place || !across || !room) return undefined;
    const measure = () => setHeights(heightsIn(place, rows, across, room));
    measure();
    // Letters of another script are fetched when they are shown first.
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
  }, [scroller, rows, across, room]);
  const heightOf = useCallback(
    (row: Row | undefined) => Math.max(line, (row && heights?.[row.place]) ?? 0),
    [line, heights],
  );
  return { heightOf, measured: heights !== undefined || !across };
}

function heightsIn<Row extends LearnerRow>(
  place: HTMLElement,
  rows: readonly Row[],
  across: Across<Row>,
  room: GridRoom,
): number[] {
  const samples = document.createElement('div');
  samples.className = classes['samples'] ?? '';
  for (const [name, value] of Object.entries(room)) samples.style.setProperty(name, value);
  const sampleOf = (tag: 'bdi' | 'span', text: string) => {
    const sample = document.createElement(tag);
    sample.textContent = text;
    if (tag === 'span') sample.className = classes['across'] ?? '';
    samples.append(sample);
    return sample;
  };
  // Many rows have the same sentence.
  const sentences = new Map<string, HTMLElement>();
  const marked = rows.map((row) => {
    const sentence = across(row) ?? '';
    if (!sentences.has(sentence)) sentences.set(sentence, sampleOf('span', sentence));
    return [sampleOf('bdi', row.learner.name), sentences.get(sentence)];
  });
  place.append(samples);
  const heights = marked.map((parts) => Math.max(...parts.map((part) => part?.offsetHeight ?? 0)));
  samples.remove();
  return heights;
}
