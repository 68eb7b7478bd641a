import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** An act of this author in this tab that can be taken back. */
type OfferedUndo = { readonly id: string; readonly message: string };

/** What the reply of an act says of it as a whole. */
type Authored = { readonly change_set_id: string | null; readonly waits?: boolean };

const mostKept = 50;
let offers: readonly OfferedUndo[] = [];
const listeners = new Set<() => void>();
const readers = new Set<() => void>();

/** Says that an act has succeeded, and lets its author take it back; what changed nothing is only said. */
export function offerUndo(said: string, { change_set_id, waits = false }: Authored): void {
  const message = waits ? texts.changeSet.waits(said) : said;
  showToast('success', message);
  if (change_set_id === null) return;
  offers = [...offers, { id: change_set_id, message }].slice(-mostKept);
  tell();
}

/** The last act that can be taken back, if any. */
export const lastOffer = (): OfferedUndo | null => offers.at(-1) ?? null;

/** Offers an act no more; the one before it comes into view. */
export function dropOffer(id: string): void {
  offers = offers.filter((offer) => offer.id !== id);
  tell();
}

/** Offers nothing more. */
export function dropOffers(): void {
  offers = [];
  tell();
}

export function onOffers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever something was taken back, so that a screen asks again for what it shows. */
export function onUndone(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Tells every screen that something was taken back. */
export function tellUndone(): void {
  for (const reader of readers) reader();
}

function tell(): void {
  for (const listener of listeners) listener();
}
