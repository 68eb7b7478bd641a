import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';

const pictures = ['logo', 'image', 'poster', 'answer_image'];

/** A value of a field as people read it: an item by its name, a picture as one, a time in minutes. */
export function shownValue(field: string, value: unknown, names: ReadonlyMap<string, string>): ReactNode {
  const words = texts.contentHistory;
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (field === 'time' && typeof value === 'number') return words.minutes(value / 60);
  if (typeof value === 'string') {
    if (pictures.includes(field)) return <img src={value} alt={words.picture} width={64} height={64} />;
    const known: Readonly<Record<string, string>> = { ...texts.question.types, ...words.values };
    return <bdi>{names.get(value) ?? (Object.hasOwn(known, value) ? known[value] : value)}</bdi>;
  }
  return <bdi>{typeof value === 'number' ? String(value) : JSON.stringify(value)}</bdi>;
}
