/** Shorter files are not worth packing. */
const leastPacked = 8192;

/** The file in base64, a long text packed with gzip; null where it cannot be read any more. */
export async function contentOf(file: File): Promise<string | null> {
  try {
    const isText = file.size > leastPacked && !(await isPacked(file));
    return await inBase64(isText ? await packed(file) : file);
  } catch {
    return null;
  }
}

/** Whether a file is a ZIP, which a workbook is, or gzip. */
async function isPacked(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return (first === 0x50 && second === 0x4b) || (first === 0x1f && second === 0x8b);
}

const packed = (file: File): Promise<Blob> =>
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();

async function inBase64(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
  reader.readAsDataURL(blob);
  return (await promise).split(',')[1] ?? '';
}
