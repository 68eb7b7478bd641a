import { besideBare } from './beside-bare.ts';
import type { Business } from './business.ts';
import { Caller } from './caller.ts';
import { percentile } from './paced.ts';
import { startProgram } from './processes.ts';
import { recordCall, serverEnv } from './replay.ts';
import { row, say, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

/** A list as its screen asks for it; its query calls what it gives `page`. */
export type List = {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The subjects of those who ask in turn; many, since each may ask 600 times a minute only. */
  readonly asking: readonly string[];
};

/** Lists over 32 connections beside a bare handler that runs their statement, and the 500th page of lists beside the first. */
export async function listRows(
  { url, db }: Business,
  { rates, deep }: { readonly rates: readonly List[]; readonly deep: readonly List[] },
): Promise<Row[]> {
  const sign = await tokenSigner(db);
  const headersOf = async (subjects: readonly string[]) =>
    Promise.all(subjects.map(async (subject) => ({ authorization: `Bearer ${await sign(subject)}` })));
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: url });
  const caller = new Caller(server.origin, 1);
  const rows: Row[] = [];
  try {
    for (const { name, query, variables, asking } of rates) {
      const body = JSON.stringify({ query, variables });
      const statements = await recordCall(url, await sign(asking[0] ?? ''), body);
      const shots = (await headersOf(asking)).map((headers) => ({
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }));
      rows.push(await besideBare([server, handler], name, shots, statements));
    }
    for (const { name, query, variables, asking } of deep) {
      const headers = await headersOf(asking);
      let turn = 0;
      const ask = async (after: Cursor) => {
        const began = performance.now();
        const body = JSON.stringify({ query, variables: { ...variables, pageSize: 20, after } });
        const { cursor } = (await caller.post<Page>('/graphql', body, headers[turn++ % headers.length])).data.page;
        return { cursor, milliseconds: performance.now() - began };
      };
      rows.push(await laterPage(name, ask));
    }
  } finally {
    caller.close();
    await Promise.all([server.stop(), handler.stop()]);
  }
  return rows;
}

type Cursor = string | number | null;
type Page = { readonly data: { readonly page: { readonly cursor: Cursor } } };

const page = 500;

/** The 500th page beside the first, both asked for again and again and in turn. */
async function laterPage(
  what: string,
  ask: (after: Cursor) => Promise<{ readonly cursor: Cursor; readonly milliseconds: number }>,
): Promise<Row> {
  let after: Cursor = null;
  for (let n = 1; n < page; n++) {
    const { cursor }: { cursor: Cursor } = await ask(after);
    if (cursor === null) throw new Error(`${what} end at page ${n}`);
    after = cursor;
  }
  say(`  ${what}: at page ${page}`);
  const times: { first: number[]; later: number[] } = { first: [], later: [] };
  for (let n = 0; n < 60; n++) {
    times.first.push((await ask(null)).milliseconds);
    times.later.push((await ask(after)).milliseconds);
  }
  const [first, later] = [percentile(times.first, 50), percentile(times.later, 50)];
  return row(
    `${what}, page ${page}`,
    `${later.toFixed(1)} ms`,
    `page 1 ${first.toFixed(1)} ms`,
    `${(later / first).toFixed(2)} ×`,
    '≤ 1.2 ×',
    later <= 1.2 * first,
  );
}
