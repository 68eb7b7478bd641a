import { assessment } from './assessment.ts';
import { dashboardPage } from './dashboard-page.ts';
import { dashboard } from './dashboard.ts';
import { school, startDatabase } from './data.ts';
import { gradebookGrid } from './gradebook-grid.ts';
import { gradebook } from './gradebook.ts';
import { countsCpu } from './processes.ts';
import { print, type Row } from './report.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import { tenTimes } from './ten-times.ts';

if (!countsCpu) {
  console.error('The bench reads CPU time from /proc, which this machine does not have.');
  process.exit(1);
}

const wanted = process.argv.slice(2);
const asked = (name: string) => wanted.length === 0 || wanted.includes(name);
const rows: Row[] = [];
const database = await startDatabase();
const big = await school(database.url, 1_000_000);
if (asked('dashboard')) rows.push(...(await dashboard(big, 8)));
if (asked('assessment')) rows.push(...(await assessment(big)));
if (asked('sign-in')) rows.push(...(await signIn(big)));
if (asked('dashboard-page')) rows.push(...(await dashboardPage(big)));
if (asked('gradebook')) rows.push(...(await gradebook(big)));
if (asked('gradebook-grid')) rows.push(...(await gradebookGrid(big)));
if (asked('ten-times')) {
  const small = await school(database.url, 100_000);
  rows.push(...(await tenTimes(small, big)));
  await small.db.destroy();
}
await big.db.destroy();
await database.stop();
if (asked('start')) rows.push(...(await start()));
print(rows);
