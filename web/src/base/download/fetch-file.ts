import { parse } from 'content-disposition';
import { authorizedFetch } from '../../graphql/authorized-fetch.ts';
import { freshToken, signIn } from '../session/session.ts';

/** A file as the server gave it, under the name it gave it. */
export type FetchedFile = { readonly blob: Blob; readonly name: string };

/** Fetches a file of the server as the signed-in person, telling how many bytes have come; it throws where it is not given whole. */
export async function fetchFile(
  address: string,
  onReceived: (bytes: number) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const send = authorizedFetch({ freshToken, signIn, checksAreDue: () => false, checksAreDone: () => {} });
  const headers = { 'accept-language': document.documentElement.lang || 'en' };
  const response = await whileBusy(() => send(address, { headers, signal }), signal);
  if (!response.ok || !response.body) throw new Error(`${address.split('/')[1]} answered ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onReceived(received);
  }
  const type = response.headers.get('content-type') ?? '';
  return { blob: new Blob(parts, { type }), name: nameIn(response.headers.get('content-disposition')) };
}

/** A server that makes many files at once says so, and the address stays good for two minutes: it is asked again. */
const mostTries = 20;

async function whileBusy(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await send();
    const seconds = response.headers.get('retry-after');
    if (response.status !== 503 || seconds === null || tries === mostTries) return response;
    await new Promise((next) => setTimeout(next, Number(seconds) * 1000));
    signal.throwIfAborted();
  }
}

const nameIn = (header: string | null): string => (header === null ? '' : (parse(header).parameters['filename'] ?? ''));
