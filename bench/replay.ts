import { buildApp } from '../server/src/app.ts';
import { connect } from '../server/src/base/database/connect.ts';
import { readEnv } from '../server/src/env.ts';
import { openServices } from '../server/src/open-services.ts';
import { issuer } from './data.ts';

/** A statement as the bare handler runs it. */
export type Statement = { readonly name?: string; readonly text: string; readonly values: unknown[] };

/** The environment in which the bench runs the server. */
export const serverEnv = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  PUBLIC_URL: new URL(issuer).origin,
});

/** Runs one call in this process and returns the statements it causes on a warm server; one that `changes` something runs once. */
export async function recordCall(
  url: string,
  token: string,
  body: string,
  headers: Record<string, string> = {},
  changes = false,
): Promise<Statement[]> {
  const seen: Statement[] = [];
  const db = connect({ url, onQuery: ({ sql, parameters }) => void seen.push(statementOf(sql, parameters)) });
  const services = await openServices(readEnv(serverEnv(url)), db, url);
  const app = await buildApp(services, { log: false });
  const call = () =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      payload: body,
    });
  // The first call also fills what a running server keeps in memory.
  if (!changes) await call();
  seen.length = 0;
  const reply = await call();
  if (reply.json().errors) throw new Error(`the recorded call was refused: ${reply.body}`);
  await app.close();
  await services.close();
  await db.destroy();
  return seen.filter(
    ({ text }) =>
      !/^(begin|commit|rollback)|identity_(keys|records|revocations)|from "users" where "issuer"/.test(text),
  );
}

function statementOf(sql: string, parameters: readonly unknown[]): Statement {
  const name = /^\s*\/\* ([a-z-]+) \*\//.exec(sql)?.[1];
  return { ...(name ? { name } : {}), text: sql, values: [...parameters] };
}

/** The same statements for somebody else: every id in the values is replaced. */
export function replaced(statements: readonly Statement[], ids: Readonly<Record<string, string>>): Statement[] {
  const swap = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    return Object.entries(ids).reduce((text, [from, to]) => text.replaceAll(from, to), value);
  };
  return statements.map((statement) => ({ ...statement, values: statement.values.map(swap) }));
}
