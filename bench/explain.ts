import { school, startDatabase } from './data.ts';
import { recordCall } from './replay.ts';
import { tokenSigner } from './tokens.ts';
import { dashboardQuery } from './dashboard.ts';
import pg from 'pg';
const database = await startDatabase();
const s = await school(database.url, 1_000_000);
const sign = await tokenSigner(s.db);
const l = s.learners[0]!;
const rec = await recordCall(
  s.url,
  await sign(l.subject),
  JSON.stringify({ query: dashboardQuery, variables: { courseId: s.course_id, groupId: l.group_id } }),
);
const c = new pg.Client({ connectionString: s.url, options: '-c timezone=UTC' });
await c.connect();
await c.query('set plan_cache_mode=force_generic_plan');
const q = rec[0]!;
const t = [];
for (let i = 0; i < 200; i++) {
  const a = performance.now();
  await c.query({ name: 'x', text: q.text, values: q.values as any[] });
  t.push(performance.now() - a);
}
t.sort((a, b) => a - b);
console.log(
  'median ms',
  t[100],
  'bytes',
  JSON.stringify((await c.query({ name: 'x', text: q.text, values: q.values as any[] })).rows).length,
);
const e = await c.query(
  'explain (analyze, buffers, costs off) execute x(' + q.values.map((v) => c.escapeLiteral(String(v))).join(',') + ')',
);
console.log(e.rows.map((r) => r['QUERY PLAN']).join('\n'));
await c.end();
await s.db.destroy();
await database.stop();
