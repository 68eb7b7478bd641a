import { languageNames } from '@lectern/domain/base/account/language-names.ts';

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** Each language is named in itself, for those who read no other. */
const languages = new Set<string>(Object.values(languageNames));

/** Every text of the page, seen or spoken, that is neither of a catalogue (in ⟦brackets⟧) nor content (in ‹marks›). */
export function rawTexts(): string[] {
  const found = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, noscript') || isLanguage(element)) continue;
    for (const name of spoken) found.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
  }
  return [...new Set(found.filter(isRaw))];
}

/** Whether it is the choice of a language, which the browser names. */
function isLanguage(element: Element): boolean {
  if (!(element instanceof HTMLOptionElement) || !/^[a-z]{2,3}(-\w+)*$/.test(element.value)) return false;
  const named = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' });
  return element.text === named.of(element.value);
}

/** Numbers need no words, a letter that names an answer is the same in every language, and initials are content. */
function isRaw(text: string): boolean {
  if (languages.has(text)) return false;
  const rest = withoutMarked(text);
  return /[\p{L}%]/u.test(rest) && !/^‹*\p{Lu}$/u.test(rest.trim());
}

function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧‹›]*⟧|‹[^⟦⟧‹›]*›/g, '');
  return rest === text ? text : withoutMarked(rest);
}
