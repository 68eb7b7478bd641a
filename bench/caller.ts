import { Agent, request } from 'node:http';

/** Sends requests over connections that stay open, as browsers do. */
export class Caller {
  readonly #agent: Agent;
  readonly #origin: URL;

  constructor(origin: string, connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#origin = new URL(origin);
  }

  /** Posts a body and returns the reply as JSON; it throws for any other status than 200. */
  post<Reply>(path: string, body: string, headers: Record<string, string> = {}): Promise<Reply> {
    const { hostname, port } = this.#origin;
    return new Promise((done, failed) => {
      const options = { agent: this.#agent, hostname, port, path, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers } };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) done(JSON.parse(text) as Reply);
          else failed(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      sent.on('error', failed);
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Works through a list, so many at a time. */
export async function inParallel<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
