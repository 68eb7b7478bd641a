import { useMemo, type SyntheticEvent } from 'react';

type Seen = { readonly first: string; last: string; changed: boolean };

/**
 * Finds out whether something is typed or chosen in the fields of a dialog that was not there before. What is looked for is
 * no work that could be lost.
 */
export function useTyped() {
  return useMemo(() => {
    const seen = new Map<Element, Seen>();
    const meet = ({ target, currentTarget }: SyntheticEvent, isChange: boolean) => {
      const field = target as Element;
      // A dialog over this one is asked for itself.
      if (field.closest('dialog') !== currentTarget || field.closest('[type=search], [role=search]')) return;
      const value = valueOf(field);
      if (value === null) return;
      const known = seen.get(field);
      if (!known) seen.set(field, { first: isChange ? before(field) : value, last: value, changed: isChange });
      else Object.assign(known, { last: value, changed: known.changed || isChange });
    };
    return {
      onFocusCapture: (event: SyntheticEvent) => meet(event, false),
      onInputCapture: (event: SyntheticEvent) => meet(event, true),
      isChanged: (): boolean =>
        [...seen].some(([field, { first, last }]) => (field.isConnected ? (valueOf(field) ?? last) : last) !== first),
      /** The same of the fields that are there now, by what somebody did in them. */
      isChangedHere: (): boolean =>
        [...seen].some(([field, { first, changed }]) => changed && field.isConnected && valueOf(field) !== first),
      forget: () => seen.clear(),
    };
  }, []);
}

/** What stands in a field; null for what is none. */
function valueOf(field: Element): string | null {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio') return String(field.checked);
    if (field.type === 'file') return String(field.files?.length ?? 0);
    return field.readOnly ? null : field.value;
  }
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return field.value;
  return field instanceof HTMLElement && field.isContentEditable ? field.innerHTML : null;
}

/** What stood in a field that is changed without having had the focus. */
const before = (field: Element): string =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? String(!field.checked) : '';
