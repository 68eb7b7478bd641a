import { texts } from '../../texts/texts.ts';
import type { WaitingChange } from './waiting-query.ts';

/** What an item that changes is, and what it will be called. */
export function changeName({ kind, name, place: { number } }: WaitingChange): string {
  const { kinds, numbered } = texts.contentHistory;
  if (name !== '') return texts.waitingChanges.named(kinds[kind], name);
  return typeof number === 'number' ? numbered(kinds[kind], number) : kinds[kind];
}
