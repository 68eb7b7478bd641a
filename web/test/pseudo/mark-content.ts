/** Fields that hold no words of people. */
const codes =
  /^(?!external)(.+_)?id$|slug|operations$|^(lang|language|srclang|cells|color|type|kind|state|status|role|my_role|rule|__typename|src|field|code|column)$/;
const written = /\p{L}/u;
const coded = /^([A-Z_]+|\d{4}-\d\d.*|[/#].*|https?:.*)$/s;

/** A reply of the server with its words in ‹marks›, so that they can be told from the words of the app. */
export function markContent(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return markText(value, field);
  if (Array.isArray(value)) return value.map((one) => markContent(one, field));
  if (typeof value === 'function') return (...args: unknown[]) => markContent(value(...args), field);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markContent(one, key)]));
}

/** The line to a server whose replies are marked. */
export function markReplies(fetch: (address: unknown, init?: RequestInit) => Promise<Response>) {
  return async (address: unknown, init?: RequestInit): Promise<Response> => {
    const reply = await fetch(address, init);
    return Response.json(markContent(await reply.json()), { status: reply.status });
  };
}

function markText(text: string, field: string): string {
  if (codes.test(field) || coded.test(text) || !written.test(text)) return text;
  if (/^[[{]/.test(text)) return JSON.stringify(markContent(JSON.parse(text), field));
  if (text.startsWith('<')) return text.replaceAll(/>([^<]+)</g, '>‹$1›<');
  return `‹${text}›`;
}
