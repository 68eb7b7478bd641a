/** A phrase for each way a language counts; `#` stands for the number. */
export type Forms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** How mails in a language count. */
export const pluralIn =
  (language: string) =>
  (count: number, forms: Forms): string =>
    (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('#', String(count));
