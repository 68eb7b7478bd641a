/** Something that can be read with its key only. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly text: ArrayBuffer };

const algorithm = 'AES-GCM';

/** The key made of 32 bytes as base64url. */
export function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
}

/** Seals what can be written as JSON. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, text: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}

/** What was sealed with this key; it rejects where it was another one, or where something was changed since. */
export async function unseal(key: CryptoKey, { iv, text }: Sealed): Promise<unknown> {
  const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, key, text);
  return JSON.parse(new TextDecoder().decode(bytes));
}
