import { Agent, request } from 'node:http';

/** A reply, with the seconds after which a busy server may be asked again. */
export type Answered = { readonly status: number; readonly text: string; readonly retryAfter: number | null };

/** Sends requests over connections that stay open, as browsers do. */
export class Caller {
  readonly #agent: Agent;
  readonly #origin: URL;

  constructor(origin: string, connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#origin = new URL(origin);
  }

  /** Posts a body and returns the reply as JSON; a busy server is asked again after the time it names, as browsers do. */
  async post<Reply>(path: string, body: string, headers: Record<string, string> = {}): Promise<Reply> {
    for (;;) {
      const { status, text, retryAfter } = await this.ask(path, body, headers);
      if (status === 200) return JSON.parse(text) as Reply;
      if (status !== 503) throw new Error(`${status}: ${text.slice(0, 300)}`);
      await new Promise((next) => setTimeout(next, 1000 * (retryAfter ?? 1)));
    }
  }

  /** Posts a body once, whatever comes back. */
  ask(path: string, body: string, headers: Record<string, string>): Promise<Answered> {
    const { hostname, port } = this.#origin;
    const length = Buffer.byteLength(body);
    return new Promise((done, failed) => {
      const sent = request({
        agent: this.#agent,
        hostname,
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
      });
      sent.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            retryAfter: response.headers['retry-after'] === undefined ? null : Number(response.headers['retry-after']),
          }),
        );
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server had closed the connection while it lay idle; browsers ask again over a new one.
        if (sent.reusedSocket && error.code === 'ECONNRESET') done(this.ask(path, body, headers));
        else failed(error);
      });
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Works through a list, so many at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
