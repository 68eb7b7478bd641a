/** The file in base64; null where it cannot be read any more. */
export async function contentOf(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
  reader.addEventListener('error', () => resolve(null));
  reader.readAsDataURL(file);
  const address = await promise;
  return address === null ? null : (address.split(',')[1] ?? '');
}
