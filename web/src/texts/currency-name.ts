const language = () => document.documentElement.lang || 'en';

/** What a currency is called in the language people read, by its ISO 4217 code. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames([language()], { type: 'currency' }).of(code) ?? code;
}

/** An amount as it is written in the language people read, with the symbol of its currency. */
export function priceText(amount: string, currency: string): string {
  return new Intl.NumberFormat([language()], { style: 'currency', currency }).format(Number(amount));
}
