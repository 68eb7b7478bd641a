const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';

/** The texts of a catalogue as a language that is a third longer, accented and in ⟦brackets⟧ would have them. */
export function pseudoTexts<Catalogue>(texts: Catalogue): Catalogue {
  return pseudoOf(texts) as Catalogue;
}

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...args: unknown[]) => pseudoOf(value(...args));
  if (Array.isArray(value)) return value.map(pseudoOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pseudoOf(one)]));
}

function pseudoText(text: string): string {
  const letters = text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
  const stretched = letters.replaceAll(/[áéíóú]/gi, '$&$&');
  const missing = Math.ceil((text.length * 1.3 - stretched.length) / 2);
  return `⟦${stretched}${' ~'.repeat(Math.max(0, missing))}⟧`;
}
