const longest = 200;

/** What a mail server answered about one recipient. */
type Answer = { readonly responseCode?: unknown; readonly response?: string };

/**
 * What the mail server said when it refused the address of a mail for good (5xx to RCPT TO), as one short line; null for
 * every other failure, which may pass.
 */
export function whyAddressRefused(error: unknown): string | null {
  const { rejectedErrors } = error as { readonly rejectedErrors?: unknown };
  const [answer] = (Array.isArray(rejectedErrors) ? rejectedErrors : []) as Answer[];
  if (!answer || !(Number(answer.responseCode) >= 500)) return null;
  return cleaned(answer.response ?? '') || String(answer.responseCode);
}

/** Several lines, each with its code before it, become one sentence; control characters and directions are left out. */
function cleaned(response: string): string {
  const lines = response.split(/[\r\n]+/).map((line, at) => (at === 0 ? line : line.replace(/^\d{3}[ -]/, '')));
  const text = lines.join(' ').replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return Array.from(text.trim()).slice(0, longest).join('');
}
