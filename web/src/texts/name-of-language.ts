/** What a language is called, in another one or in the one that people read; its BCP 47 tag where nobody knows. */
export function nameOfLanguage(tag: string, inLanguage = document.documentElement.lang || 'en'): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
