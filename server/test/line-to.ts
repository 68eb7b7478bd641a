import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A line to a database that can hang and be cut. */
export type Line = {
  /** The database's address over this line. */
  readonly url: string;
  /** From now on nothing passes, in either direction, and nobody is told. */
  readonly hang: () => void;
  /** What waited passes, and everything after it. */
  readonly go: () => void;
  /** Ends every connection, as a restart does; new ones are refused until `go`. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

/** Opens a line to the database at an address. */
export async function lineTo(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let state: 'going' | 'hanging' | 'cut' = 'going';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (state === 'hanging') socket.pause();
  };
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy());
      keep(from);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = new URL(url);
  address.port = String((server.address() as { port: number }).port);
  address.hostname = '127.0.0.1';
  return {
    url: address.href,
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    go: () => {
      state = 'going';
      for (const socket of sockets) socket.resume();
    },
    cut: () => {
      state = 'cut';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
