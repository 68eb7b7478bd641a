import { seededRandom } from '@lectern/domain/random.ts';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '../../src/base/database/connect.ts';
import { howMany, longTest } from '../deep.ts';
import { freePort } from '../free-port.ts';
import { runProgram, startProgram } from './run-program.ts';
import { embeddedUrl, post, signer, startServer, type RunningServer } from './running-server.ts';
import { startedFolder } from './started-folder.ts';

let folder: string;
let data: string;
let port: number;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-backup-'));
  data = await startedFolder(join(folder, 'data'));
  port = await freePort();
  server = await startServer(port, { DATA_DIR: data });
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ DATA_DIR: data, BACKUP_PASSPHRASE: 'correct horse battery' });
const backUp = (file: string) => runProgram('instance/backup/main.ts', settings(), file);
const restore = (file: string) => runProgram('instance/restore/main.ts', settings(), file);

/** Processes that name a folder on their command line: who made a cluster there, started or served it. */
const workingBelow = (place: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place);
    } catch {
      return false;
    }
  });

const gradebook = `query ($courseId: ID!, $groupId: ID!) {
  lessons: lessonGradebookOverview(courseId: $courseId, groupId: $groupId) {
    columns { level lesson_name study_project_number published }
    students { first_name last_name cells complete correct_answers incorrect_answers total_questions seconds_spent } } }`;
type Gradebook = { data: { lessons: { students: { cells: string }[] } } };

/** What the server says of the fullest gradebook, to who teaches there. */
async function readGradebook(): Promise<object> {
  const db: Database = connect({ url: embeddedUrl(data), connections: 2 });
  const { group_id, course_id, owner_id } = await db
    .selectFrom('exercise_results')
    .innerJoin('groups', 'groups.id', 'exercise_results.group_id')
    .innerJoin('attempts', 'attempts.id', 'exercise_results.attempt_id')
    .select(['exercise_results.group_id', 'attempts.course_id', 'groups.owner_id'])
    .groupBy(['exercise_results.group_id', 'attempts.course_id', 'groups.owner_id'])
    .orderBy((count) => count.fn.countAll(), 'desc')
    .orderBy('exercise_results.group_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id, email, issuer, subject } = await db
    .selectFrom('users')
    .select(['id', 'email', 'issuer', 'subject'])
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  const authorization = await (await signer(db, port))({ id, email, issuer: issuer ?? '', subject: subject ?? '' });
  await db.destroy();
  const variables = { courseId: course_id, groupId: group_id };
  const response = await post(server.origin, { query: gradebook, variables }, { authorization });
  const { lessons } = ((await response.json()) as Gradebook).data;
  // The cells of a learner come in whatever order the database finds them.
  return { ...lessons, students: lessons.students.map((one) => ({ ...one, cells: one.cells.split(';').toSorted() })) };
}

describe('a school on the embedded database', { timeout: longTest }, () => {
  // O-22
  it('is backed up while it is served, its data folder is deleted, and the gradebook is as it was', async () => {
    const before = await readGradebook();
    const file = join(folder, 'school.backup');
    expect(await backUp(file)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^\S+ holds [\d,]+ rows and [\d,]+ files of the media library, in [\d.]+ MB\.$/),
    });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await restore(file)).toMatchObject({ code: 1, printed: expect.stringMatching(/is not empty \(postgres\)/) });
    await server.end('SIGTERM');
    rmSync(data, { recursive: true });
    expect(await restore(file)).toMatchObject({ code: 0, printed: expect.stringMatching(/each was compared/) });
    expect(readdirSync(data).toSorted()).toEqual(['media', 'postgres', 'postgres-access.json', 'server.lock']);
    server = await startServer(port, { DATA_DIR: data });
    expect(await readGradebook()).toEqual(before);
    expect(server.printed()).toContain('student@demo.test');
  });

  it('is backed up while no server runs, and is left as it was', async () => {
    await server.end('SIGTERM');
    expect((await backUp(join(folder, 'stopped.backup'))).code).toBe(0);
    expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
    server = await startServer(port, { DATA_DIR: data });
  });

  it('leaves nothing that looks like a backup where one is killed, and is restored by none of it', async () => {
    const kills = howMany({ sample: 2, deep: 20 });
    const random = seededRandom(inject('seed'));
    const whole = join(folder, 'whole.backup');
    expect((await backUp(whole)).code).toBe(0);
    for (let kill = 0; kill < kills; kill++) {
      const file = join(folder, `killed-${kill}.backup`);
      const running = startProgram('instance/backup/main.ts', settings(), file);
      const begun = () => readdirSync(folder).find((name) => name.startsWith(`killed-${kill}.backup.`));
      const written = () => statSync(join(folder, begun() ?? ''), { throwIfNoEntry: false })?.size ?? 0;
      // The first as soon as there is a file, the others once a drawn part of it is written.
      const reached = kill === 0 ? 0 : random() * statSync(whole).size;
      const over: object[] = [];
      void running.ended.then((end) => over.push(end));
      while (over.length === 0 && !(begun() && written() >= reached)) await setTimeout(1);
      running.kill();
      await running.ended;
      // Either it was too late to kill it, or what is left is of another name.
      expect(existsSync(file)).toBe(begun() === undefined);
    }
    const after = join(folder, 'after.backup');
    expect((await backUp(after)).code).toBe(0);
  });

  it.each([
    ['a restore', 'restoring', 'instance/restore/main.ts', () => ({ ...settings(), DATA_DIR: join(folder, 'again') })],
    ['the backup of a night', 'verifying', 'instance/nightly/main.ts', settings],
  ])('%s that is killed leaves no folder and no PostgreSQL', async (_what, kind, program, env) => {
    const file = join(folder, `${kind}.backup`);
    await backUp(file);
    const place = env().DATA_DIR;
    const asides = () => (existsSync(place) ? readdirSync(place) : []).filter((name) => name.startsWith(kind));
    // While a cluster is made, and while it works.
    for (const reached of ['', 'postgres.new', 'postgres/postmaster.pid']) {
      const running = startProgram(program, env(), file);
      const over: object[] = [];
      void running.ended.then((end) => over.push(end));
      while (over.length === 0 && !asides().some((name) => existsSync(join(place, name, reached)))) await setTimeout(1);
      const [aside = 'none'] = asides();
      expect({ over, aside }).toEqual({ over: [], aside: expect.stringMatching(`^${kind}-`) });
      running.kill();
      await running.ended;
      while (existsSync(join(place, aside)) || workingBelow(join(place, aside)).length > 0) await setTimeout(5);
      expect(asides()).toEqual([]);
    }
  });

  it('is restored after restores that were killed', async () => {
    const env = { ...settings(), DATA_DIR: join(folder, 'again') };
    expect(await runProgram('instance/restore/main.ts', env, join(folder, 'restoring.backup'))).toMatchObject({
      code: 0,
    });
    expect(readdirSync(env.DATA_DIR).toSorted()).toEqual(['media', 'postgres', 'postgres-access.json', 'server.lock']);
  });

  it('does not exist where there is none', async () => {
    const nowhere = { ...settings(), DATA_DIR: join(folder, 'nowhere') };
    const { code, printed } = await runProgram('instance/backup/main.ts', nowhere, join(folder, 'x'));
    expect({ code, printed }).toEqual({
      code: 1,
      printed: `There is no database in the data folder ${join(folder, 'nowhere')}; there is nothing to back up.`,
    });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it.each(['backup', 'restore'])('%s wants one file', async (command) => {
    expect(await runProgram(`instance/${command}/main.ts`, settings())).toEqual({
      code: 1,
      printed: `Name one file: npm run ${command} -- FILE. The passphrase is never on the command line.`,
    });
  });
});
