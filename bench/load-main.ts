import { besideFree } from './beside-free.ts';
import { school, startDatabase } from './data.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { print, say, sayRow, type Row } from './report.ts';
import { signedIn } from './sitting.ts';
import { steady } from './steady.ts';
import { bell, overload, startBell } from './under-load.ts';

const minutes = Number(process.env['LOAD_MINUTES'] ?? 30);

/** Each load under the name it is asked for by, with learners of its own. */
const loads = [
  { name: 'steady', does: `500 learners work for ${minutes} min`, from: 2500, to: 3000 },
  { name: 'start', does: '500 learners start', run: startBell, from: 0, to: 500 },
  { name: 'bell', does: '1,000 learners submit', run: bell, from: 500, to: 1500 },
  { name: 'overload', does: '1,000 learners ask more than can be done', run: overload, from: 1500, to: 2500 },
  { name: 'free', does: 'visitors in free mode beside 500 learners', run: besideFree, from: 3000, to: 3500 },
] as const;

const asked = process.argv.slice(2);
const database = await startDatabase();
const big = await school(database.url, 1_000_000);
// What was refused in the run before this one says nothing about this one.
await big.db.deleteFrom('rate_limits').execute();
const server = await startProgram('server/src/main.ts', 4900, serverEnv(big.url));
const rows: Row[] = [];
try {
  for (const load of loads) {
    if (asked.length > 0 && !asked.includes(load.name)) continue;
    say(load.does);
    const learners = await signedIn(big, load.from, load.to);
    const measured = await ('run' in load ? load.run(big, server, learners) : steady(big, server, learners, minutes));
    for (const line of measured) sayRow(line);
    rows.push(...measured);
  }
} finally {
  await server.stop();
  await big.db.deleteFrom('exercise_results').where('completed_on', 'is', null).execute();
  await big.db.destroy();
  await database.stop();
}
print(rows);
