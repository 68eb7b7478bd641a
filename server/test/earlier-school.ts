import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrate } from '../src/base/database/migrate.ts';
import { readMigrations } from '../src/base/database/read-migrations.ts';
import { copyTarget, listTables, settleCopying, type CopiedTable } from '../src/instance/backup/copy-rows.ts';

/** Rows that no earlier version can have had; all others fit the tables of then. */
const ofLater: Readonly<Record<string, string>> = { invitations: 'withdrawn_on is not null' };

/**
 * Makes a school in an empty database as a version had it whose migrations came before `next`: what another database
 * holds, in the tables and columns of then. Gives these tables.
 */
export async function makeEarlier(url: string, next: string, from: string): Promise<CopiedTable[]> {
  await migrate(
    url,
    readMigrations().filter(({ name }) => name < next),
  );
  const [source, target] = [new pg.Client({ connectionString: from }), new pg.Client({ connectionString: url })];
  await Promise.all([source.connect(), target.connect()]);
  await settleCopying(source);
  await settleCopying(target);
  const filled = new Map((await listTables(source)).map(({ name, columns }) => [name, new Set(columns)]));
  const made = await listTables(target);
  // Migrations write rows too.
  const names = made.map(({ name }) => target.escapeIdentifier(name));
  await target.query(`set session_replication_role = replica; truncate ${names.join(', ')}`);
  const tables: CopiedTable[] = [];
  for (const { name, columns: all } of made) {
    const columns = all.filter((column) => filled.get(name)?.has(column));
    if (columns.length === 0) continue;
    const table = { name, columns };
    const rows = `select ${columns.map((column) => source.escapeIdentifier(column)).join(', ')}
      from public.${source.escapeIdentifier(name)} where (${ofLater[name] ?? 'false'}) is not true`;
    await pipeline(
      source.query(copyTo(`copy (${rows}) to stdout`)),
      target.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
    );
    tables.push(table);
  }
  await Promise.all([source.end(), target.end()]);
  return tables;
}

/** What belongs to a learner, and the columns that name something of theirs. */
const ofLearners = ['users', 'group_members', 'attempts', 'answer_records', 'exercise_results'];
const ownIds = ['id', 'user_id', 'attempt_id'];

/** Other learners do what those of a school have done, until there are so many answers; seats are not counted. */
export async function multiplyLearners(url: string, answers: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; set local session_replication_role = replica;
    create temporary table learners on commit drop as select distinct user_id from attempts`);
  const { rows } = await client.query<{ n: string }>('select count(*) as n from answer_records');
  const others = Math.ceil(answers / Number(rows[0]?.n)) - 1;
  for (const { name, columns } of await listTables(client)) {
    if (!ofLearners.includes(name)) continue;
    const values = columns.map((column) => {
      if (ownIds.includes(column)) return `md5(t.${column}::text || n)::uuid`;
      if (name === 'users' && ['email', 'subject'].includes(column)) return `n || '.' || t.${column}`;
      return `t.${client.escapeIdentifier(column)}`;
    });
    await client.query(`insert into ${copyTarget({ name, columns })} select ${values.join(', ')}
      from public.${name} t, generate_series(1, ${others}) n
      where t.${name === 'users' ? 'id' : 'user_id'} in (select user_id from learners)
        ${name === 'group_members' ? `and t.role = 'STUDENT'` : ''}`);
  }
  await client.query('commit');
  await client.end();
}
