import { onTestFinished } from 'vitest';
import { openServer, type TestServer } from './open-server.ts';

/** Opens, for one test, a second server on the database of another, and with it a count of the statements that some work takes. */
export async function countingServer({ url }: TestServer): Promise<{
  readonly call: TestServer['call'];
  readonly during: (work: () => Promise<unknown>) => Promise<number>;
}> {
  let statements = 0;
  const { call, app, services, db } = await openServer(url, { onQuery: () => void statements++ });
  onTestFinished(async () => {
    await app.close();
    await services.close();
    await db.destroy();
  });
  const during = async (work: () => Promise<unknown>) => {
    const before = statements;
    await work();
    return statements - before;
  };
  return { call, during };
}
