const year = 365 * 24 * 60 * 60;

/** Leaves word of the language for the pages and mails of the identity provider; another provider is told at sign-in. */
export function tellProvider(language: string): void {
  document.cookie = `lectern_language=${language}; Path=/identity; Max-Age=${year}; SameSite=Lax`;
}
