/** The language of a person as a BCP 47 tag: the remembered one, else the first they want that there is, else English. */
export function chooseLanguage<Language extends string>(
  available: readonly Language[],
  remembered: string | null,
  wanted: readonly string[],
): Language | 'en' {
  for (const tag of remembered === null ? wanted : [remembered, ...wanted]) {
    const found = available.find((one) => one === tag) ?? available.find((one) => one === tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
