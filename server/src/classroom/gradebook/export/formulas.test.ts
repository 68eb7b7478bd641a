import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { read, utils } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense } from '../../../../seed/school.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { formulaNames } from '../../../../test/formula-names.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

const names = formulaNames();

let server: TestServer;
let file: Buffer;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const { id: course_id } = await buildCourse(db, { name: '=1+1' });
  const { id: lesson_id } = await buildLesson(db, { course_id, name: '=40+2' });
  await buildStudyProject(db, { lesson_id });
  await buildBenchmark(db, { course_id, questions: [{ type: 'TRUE_OR_FALSE', lesson_id }] });
  const license = await buildLicense(db, { max_users: 600 });
  const owner = await buildUser(db);
  const group = await buildGroup(db, {
    license_id: license.id,
    owner_id: owner.id,
    name: "=cmd|'/C calc'!A0",
    group_size: 600,
    courses: [course_id],
  });
  for (const [at, name] of names.entries()) {
    const learner = await buildUser(db, { first_name: name, last_name: name + String(at).padStart(4, '0') });
    await addGroupMember(db, group.id, learner.id);
  }
  const ask = `query ($courseId: ID!, $groupId: ID) { gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address } }`;
  const { data } = await server.call(owner, ask, { courseId: course_id, groupId: group.id });
  const headers = { authorization: `Bearer ${await server.tokenOf(owner)}` };
  file = (await server.app.inject({ url: data['gradebookExcelExport'].address, headers })).rawPayload;
}, 60_000);

const expected = () => new Set(names.map((name, at) => `${name}|${name}${String(at).padStart(4, '0')}`));
// The program drops white space before the first letter of a cell, and the byte order mark.
const plain = (text: unknown) => String(text).replaceAll(/(^|\|)[\t\r\n \ufeff]+/g, '$1');
const namesOn = (rows: readonly (readonly unknown[])[]) =>
  new Set(rows.slice(1).map((row) => plain(`${String(row[2])}|${String(row[1])}`)));
const wanted = () => new Set([...expected()].map(plain));

describe('names that begin like a formula (T27)', () => {
  it(`are texts in the spreadsheet, all ${names.length} of them, and no cell holds a formula`, () => {
    const book = read(file, { cellFormula: true });
    for (const sheet of Object.values(book.Sheets)) {
      const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!'));
      expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([]);
      expect(namesOn(utils.sheet_to_json<unknown[]>(sheet, { header: 1 }))).toEqual(wanted());
    }
  });

  const office = process.env['OFFICE'] ?? 'soffice';
  const hasOffice = spawnSync(office, ['--version']).status === 0;
  for (const _ of Array.from({ length: howMany({ sample: 0, deep: 1 }) }))
    it.skipIf(!hasOffice)(
      'are not run by LibreOffice, which saves the same texts again (skipped where there is no soffice)',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'lectern-office-'));
        writeFileSync(join(folder, 'book.xlsx'), file);
        // Separated by commas, in quotes, UTF-8, as shown, every sheet.
        const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1';
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const convert = [profile, '--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'book.xlsx')];
        await promisify(execFile)(office, convert, { timeout: 120_000 });
        for (const sheet of ['Benchmarks and summaries', 'Level 1', 'Level 2']) {
          const text = readFileSync(join(folder, `book-${sheet}.csv`), 'utf8');
          const rows = csv(text);
          expect(namesOn(rows)).toEqual(wanted());
          expect(new Set(rows.slice(1).map(([group]) => group))).toEqual(new Set(["=cmd|'/C calc'!A0"]));
        }
        rmSync(folder, { recursive: true, force: true });
      },
      longTest,
    );
});

/** The rows of a text with commas, every text in quotes. */
function csv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 2);
}
