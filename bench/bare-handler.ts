import { createServer } from 'node:http';
import pg from 'pg';
import { oneCore } from '../server/src/base/database/open-pool.ts';

// The baseline: a bare handler that runs the statements it is sent, in one transaction where there are several, and
// answers with the rows as JSON. It checks nothing and knows nothing of the product.
type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: `-c timezone=UTC ${oneCore}`,
});

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/health') return void response.end('ok');
    run(JSON.parse(Buffer.concat(chunks).toString()) as Statement[]).then(
      (rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}).listen(Number(process.env['PORT']));

async function run(statements: readonly Statement[]): Promise<unknown> {
  const [only] = statements;
  if (statements.length === 1 && only) return (await pool.query({ ...only })).rows;
  const client = await pool.connect();
  try {
    await client.query('begin');
    let rows: unknown = null;
    for (const statement of statements) ({ rows } = await client.query({ ...statement }));
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
