import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import '../drawn-anew.ts';
import { openDatabases } from '../open-databases.ts';
import { cloneTemplate, openServer } from '../open-server.ts';
import { openPlaySchool } from './open-play-school.ts';

// The real server in a process of its own, as a browser reaches it, and beside it /play for what tests do elsewhere.
const databases = await openDatabases();
const server = await openServer(await cloneTemplate(databases));
const school = await openPlaySchool(server);
await server.app.ready();

// Other runs drop databases that nobody is connected to, and between two players nobody may be for minutes.
const connected = new pg.Client({ connectionString: server.url });
await connected.connect();

/** The page of a test comes from another address than the server; only here is that allowed. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, working-copy',
  'access-control-max-age': '7200',
};

const listener = createServer((request, response) => {
  response.setHeaders(new Headers(crossOrigin));
  if (request.method === 'OPTIONS') response.end();
  else if (request.url?.startsWith('/play/')) {
    act(request).then(
      (result) => response.end(JSON.stringify(result ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  } else {
    delete request.headers.origin;
    server.app.routing(request, response);
  }
});

async function act(request: IncomingMessage): Promise<unknown> {
  const name = request.url?.replace('/play/', '') as keyof typeof school;
  const args = (await json(request)) as never[];
  return (school[name] as (...args: never[]) => Promise<unknown>)(...args);
}

listener.listen(0, 'localhost', () => {
  process.send?.(`http://localhost:${(listener.address() as AddressInfo).port}`);
});
async function close(): Promise<void> {
  listener.closeAllConnections();
  await server.app.close();
  await server.services.close();
  await server.db.destroy();
  await connected.end();
  await databases.close();
  process.exit();
}

// Ctrl-C reaches this process too, but the run is over when it says so.
process.on('SIGINT', () => {});
process.once('disconnect', () => void close());
