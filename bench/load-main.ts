import { school, startDatabase } from './data.ts';
import { startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { print, say, sayRow, type Row } from './report.ts';
import { signedIn } from './sitting.ts';
import { bell, overload, startBell } from './under-load.ts';

const database = await startDatabase();
const big = await school(database.url, 1_000_000);
const server = await startProgram('server/src/main.ts', 4900, serverEnv(big.url));
const rows: Row[] = [];
try {
  for (const [does, run, from, to] of [
    ['500 learners start', startBell, 0, 500],
    ['1,000 learners submit', bell, 500, 1500],
    ['1,000 learners ask more than can be done', overload, 1500, 2500],
  ] as const) {
    say(does);
    const measured = await run(big, server, await signedIn(big, from, to));
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
