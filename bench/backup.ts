import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Caller } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import { folder, type School } from './data.ts';
import { endOf, pacedUntil, percentile } from './paced.ts';
import { memoryOf, startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { headersOf, signedIn } from './sitting.ts';

const rounds = 3;
const readersPerSecond = 50;
/** After which the server answers no faster than before, in milliseconds. */
const warmUp = 12_000;
/** Between two looks at the memory of a program; who reads dashboards must not be late for them. */
const pause = 170;
const settings = { BACKUP_PASSPHRASE: 'correct horse battery' };
/** As `npm run backup` gives them. */
const flags: Record<string, string[]> = { 'server/src/instance/backup/main.ts': ['--max-semi-space-size=1'] };
const place = join(folder, '../bench-backup');
const file = join(place, 'school.backup');

/**
 * A backup beside a bare COPY of the same tables, in turn; what it does to the dashboards of learners; and its restore into
 * a new embedded database.
 */
export async function backup(school: School): Promise<Row[]> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  const env = { DATABASE_URL: school.url, DATA_DIR: join(place, 'from'), ...settings };
  const backUp = async () => {
    rmSync(file, { force: true });
    return measured('server/src/instance/backup/main.ts', env, file);
  };
  const bare = () => measured('bench/bare-copy.ts', env);
  await bare();
  const ours: Measured[] = [];
  const alone: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await bare());
    ours.push(await backUp());
  }
  const [most, mostAlone] = [ours, alone].map((runs) => Math.max(...runs.map(({ megabytes }) => megabytes)));
  const bytes = Number(alone[0]?.printed);
  const more = (most ?? 0) - (mostAlone ?? 0);
  const rate = (what: string, runs: readonly Measured[], bareRuns: readonly Measured[]): Row => {
    const [took, tookBare] = [middle(runs), middle(bareRuns)];
    const perSecond = (milliseconds: number) => `${(bytes / 1000 / milliseconds).toFixed(0)} MB/s`;
    const share = tookBare / took;
    const baseline = `a bare COPY ${perSecond(tookBare)}`;
    return row(what, perSecond(took), baseline, `${(share * 100).toFixed(0)} %`, '≥ 50 %', share >= 0.5);
  };
  const [meanwhile, bareMeanwhile]: [Measured[], Measured[]] = [[], []];
  const read = await dashboards(
    school,
    async () => void meanwhile.push(await backUp()),
    async () => void bareMeanwhile.push(await bare()),
  );
  const restored = await measured(
    'server/src/instance/restore/main.ts',
    { DATA_DIR: join(place, 'to'), ...settings },
    file,
  );
  const size = statSync(file).size / 1e6;
  rmSync(place, { recursive: true });
  const of = `${school.answers.toLocaleString('en')} answers, ${(bytes / 1e6).toFixed(0)} MB of rows`;
  return [
    rate(`Backup (${of}; ${size.toFixed(0)} MB)`, ours, alone),
    rate(`Backup while ${readersPerSecond} dashboards a second are read`, meanwhile, bareMeanwhile),
    row(
      'Backup, memory',
      `${most?.toFixed(0)} MB`,
      `a bare COPY ${mostAlone?.toFixed(0)} MB`,
      `+${more.toFixed(0)} MB`,
      '≤ 80 MB more',
      more <= 80,
    ),
    read,
    row(
      `Restore (${of})`,
      `${(restored.milliseconds / 1000).toFixed(0)} s`,
      '',
      '',
      '≤ 10 minutes',
      restored.milliseconds <= 600_000,
    ),
  ];
}

const middle = (runs: readonly Measured[]): number =>
  percentile(
    runs.map(({ milliseconds }) => milliseconds),
    50,
  );

type Measured = { readonly milliseconds: number; readonly megabytes: number; readonly printed: string };

/** Runs a program to its end, in a session of its own as the server runs the backup of a night: how long it took, the most memory that it held, and what it printed. */
async function measured(program: string, env: Record<string, string>, ...words: string[]): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, [...(flags[program] ?? []), program, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const over = endOf(ended);
  let megabytes = 0;
  while (!over.aborted) {
    megabytes = Math.max(megabytes, heldBy(child.pid ?? 0));
    await setTimeout(pause);
  }
  if ((await ended) !== 0) throw new Error(`${program} failed: ${printed}`);
  return { milliseconds: performance.now() - began, megabytes, printed: printed.trim() };
}

/** A process may end while it is looked at. */
function heldBy(pid: number): number {
  try {
    return memoryOf(pid).most || 0;
  } catch {
    return 0;
  }
}

/** Dashboards of learners while a backup is made, beside as many while none is, in turn; others are read during a bare COPY. */
async function dashboards(school: School, backUp: () => Promise<void>, bare: () => Promise<void>): Promise<Row> {
  const learners = await signedIn(school, 0, 200);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(school.url));
  const people = new Caller(server.origin, 16);
  const read = async (turn: number) => {
    const learner = learners[turn % learners.length];
    if (!learner) throw new Error('the school has no learners');
    const variables = { courseId: school.course_id, groupId: learner.group_id };
    await people.post('/graphql', JSON.stringify({ query: dashboardQuery, variables }), headersOf(learner));
  };
  const [alone, beside]: [number[], number[]] = [[], []];
  try {
    await pacedUntil(setTimeout(warmUp), readersPerSecond, read);
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      await pacedUntil(bare(), readersPerSecond, read);
      beside.push(...(await pacedUntil(backUp(), readersPerSecond, read)));
      alone.push(...(await pacedUntil(setTimeout(performance.now() - began), readersPerSecond, read)));
    }
  } finally {
    people.close();
    await server.stop();
  }
  const [meanwhile, before] = [percentile(beside, 95), percentile(alone, 95)];
  return row(
    `Dashboards while a backup is made (${beside.length} of them, ${readersPerSecond} a second)`,
    `p95 ${meanwhile.toFixed(1)} ms`,
    `while none is ${before.toFixed(1)} ms`,
    `${(meanwhile / before).toFixed(2)} ×`,
    '< 1.2 ×',
    meanwhile < 1.2 * before,
  );
}
