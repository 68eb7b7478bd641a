/** The letter a key stands for, also on a keyboard of another script; null for every other key. */
export function typedLetter({ key, code }: { readonly key: string; readonly code: string }): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1] ?? null) : null;
}
