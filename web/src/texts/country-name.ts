/** What a country is called in the language people read, by its two letters of ISO 3166-1; null for none. */
export function countryName(code: string | null | undefined): string | null {
  if (!code) return null;
  return new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'region' }).of(code) ?? code;
}
