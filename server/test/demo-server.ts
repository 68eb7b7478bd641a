import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoSchool } from '../seed/demo-school.ts';
import { listen, type ListeningServer } from './listen.ts';
import { openVisitor, tokensOf } from './visitor.ts';

type Reply = { readonly data: Record<string, any>; readonly errors?: readonly unknown[] };

/** A server with the demo school, on a data folder of its own. */
export type DemoServer = {
  readonly server: ListeningServer;
  readonly dataDir: string;
  /** Asks the API as a person who has signed in with the form. */
  readonly ask: (email: string, query: string, variables?: Record<string, unknown>) => Promise<Reply>;
  readonly close: () => Promise<void>;
};

/** Starts a server and fills its empty database with the demo school. */
export async function openDemoServer(): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-school-'));
  const server = await listen({ DATA_DIR: dataDir });
  await seedDemoSchool(server.db, server.services.env);
  return {
    server,
    dataDir,
    ask: async (email, query, variables = {}) => {
      const { access_token } = await tokensOf(openVisitor(server.origin), server.origin, email);
      const response = await fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Reply;
    },
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
