import { texts } from '../../texts/texts.ts';

/** What a field is called on screens; one that has no name there keeps its own. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = texts.contentHistory.fields;
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field;
}
