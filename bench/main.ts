import { assessment } from './assessment.ts';
import { attention } from './attention.ts';
import { auditLog } from './audit-log.ts';
import { auditedActs } from './audited.ts';
import { backup } from './backup.ts';
import { business } from './business.ts';
import { curriculum } from './curriculum.ts';
import { dashboardPage } from './dashboard-page.ts';
import { dashboard } from './dashboard.ts';
import { school, startDatabase, type School } from './data.ts';
import { exportRows } from './export.ts';
import { gradebookGrid } from './gradebook-grid.ts';
import { gradebook } from './gradebook.ts';
import { institutionLists } from './institution-lists.ts';
import { jobs } from './jobs.ts';
import { keystroke } from './keystroke.ts';
import { learningGain } from './learning-gain.ts';
import { memory } from './memory.ts';
import { peopleSearch } from './people-search.ts';
import { countsCpu } from './processes.ts';
import { publishing } from './publishing.ts';
import { regularWork } from './regular-work.ts';
import { renewals } from './renewals.ts';
import { print, say, sayRow, type Row } from './report.ts';
import { salesPages } from './sales-pages.ts';
import { seatsOfDay } from './seats.ts';
import { signIn } from './sign-in.ts';
import { sittingNow } from './sitting-now.ts';
import { staffLists } from './staff-lists.ts';
import { start } from './start.ts';
import { tenTimes } from './ten-times.ts';

/** One run of the bench: the rows it gives, under the name it is asked for by. */
type Part = { readonly name: string; readonly does: string; readonly run: () => Promise<readonly Row[]> };

if (!countsCpu) {
  console.error('The bench reads CPU time from /proc, which this machine does not have.');
  process.exit(1);
}

const schools = new Map<number, School>();
const parts: readonly Part[] = [
  {
    name: 'dashboard',
    does: 'the course dashboard over 32 connections, beside a bare handler',
    run: async () => dashboard(await big(), 8),
  },
  {
    name: 'assessment',
    does: 'sittings of 3,000 learners, beside a bare handler',
    run: async () => assessment(await big()),
  },
  {
    name: 'sign-in',
    does: 'the sign-in of 40 people, beside the password alone',
    run: async () => signIn(await big()),
  },
  {
    name: 'dashboard-page',
    does: 'the course dashboard in the browser, 11 times cold, beside a page of one word',
    run: async () => dashboardPage(await small()),
  },
  {
    name: 'sales-pages',
    does: 'what the pages of the sales area load, beside the course dashboard',
    run: async () => salesPages(),
  },
  {
    name: 'gradebook',
    does: 'the gradebook of 1,000 learners × 40 exercises',
    run: async () => gradebook(await big()),
  },
  {
    name: 'learning-gain',
    does: 'the learning gain of 1,024 learners, beside its statement alone',
    run: async () => learningGain(await big()),
  },
  {
    name: 'attention',
    does: 'who needs attention in 20 groups × 50 learners, beside its statement alone',
    run: async () => attention(await big()),
  },
  {
    name: 'sitting-now',
    does: 'a poll of who sits, with 60 who do, beside its statement alone',
    run: async () => sittingNow(await big()),
  },
  {
    name: 'gradebook-grid',
    does: 'the gradebook grid of 1,000 learners × 60 exercises in the browser, 5 times',
    run: async () => gradebookGrid(await small()),
  },
  {
    name: 'export',
    does: 'the spreadsheet of 1,000 learners × 40 exercises, 5 times, beside its writer alone',
    run: async () => exportRows(await small()),
  },
  {
    name: 'curriculum',
    does: 'the tree of a course of 200 lessons beside a bare handler, and a search in its texts',
    run: async () => curriculum(await small(), 5),
  },
  {
    name: 'publishing',
    does: 'dashboards of learners while a course of 5,000 questions is published, beside the same while nothing is',
    run: async () => publishing(await small()),
  },
  {
    name: 'keystroke',
    does: 'keystrokes in a page of 200 kB in the browser, beside a bare editable element',
    run: async () => keystroke(await small()),
  },
  {
    name: 'ten-times',
    does: 'screens of learners and teachers, beside a tenth of the learners',
    run: async () => tenTimes(await small(), await big()),
  },
  {
    name: 'people-search',
    does: 'lists of and searches among 1,000,000 people and 20,000 institutions, beside their statements alone',
    run: async () => peopleSearch(await business(database.url)),
  },
  {
    name: 'renewals',
    does: 'pages of the worklist among 40,000 licenses of 20,000 institutions, beside their statements alone',
    run: async () => renewals(await business(database.url)),
  },
  {
    name: 'seats',
    does: 'the seats of a license on a day among 100,000 entries, beside those among 100',
    run: async () => seatsOfDay(await business(database.url)),
  },
  {
    name: 'staff-lists',
    does: 'people without an institution, invitations, seat entries and follow-ups, beside their statements alone',
    run: async () => staffLists(await business(database.url)),
  },
  {
    name: 'institution-lists',
    does: 'licenses, feeds, what was removed, offers, groups and unsent mails, beside their statements alone',
    run: async () => institutionLists(await business(database.url)),
  },
  {
    name: 'audit-log',
    does: 'pages of the audit log of 2,000,000 entries, beside their statements alone',
    run: async () => auditLog(await business(database.url)),
  },
  {
    name: 'audited',
    does: 'audited acts of 16 institutions at once among 2,000,000 entries, beside the same without the log',
    run: async () => auditedActs(await business(database.url)),
  },
  {
    name: 'backup',
    does: 'a backup of 1,000,000 answers beside a bare COPY and beside dashboards of learners, and its restore',
    run: async () => backup(await big()),
  },
  {
    name: 'jobs',
    does: 'each job of a night at 50 schools of 1,000 learners, and notices of 40,000 licenses',
    run: async () => jobs(database.url),
  },
  {
    name: 'regular-work',
    does: 'overdue sittings, waiting mails and failed jobs of a hundred demo schools, found at once',
    run: async () => regularWork(database.url),
  },
  { name: 'memory', does: 'the memory of server and database at rest, and after attacks', run: memory },
  { name: 'start', does: '`npm start`, once on an empty folder and 3 times again', run: start },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const asked = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const database = await startDatabase();
const rows: Row[] = [];
for (const [index, { name, does, run }] of asked.entries()) {
  say(`${name} (${index + 1} of ${asked.length}): ${does}`);
  const measured = await run();
  for (const line of measured) sayRow(line);
  rows.push(...measured);
}
for (const { db } of schools.values()) await db.destroy();
await database.stop();
print(rows);

function big(): Promise<School> {
  return schoolOf(1_000_000);
}

function small(): Promise<School> {
  return schoolOf(100_000);
}

async function schoolOf(answers: number): Promise<School> {
  const found = schools.get(answers) ?? (await school(database.url, answers));
  schools.set(answers, found);
  return found;
}
