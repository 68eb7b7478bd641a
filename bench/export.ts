import { Writable } from 'node:stream';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import type { SheetValue } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';
import { findExportGroups } from '../server/src/classroom/gradebook/export/find-export-groups.ts';
import { sheetTexts } from '../server/src/classroom/gradebook/export/texts/catalogues.ts';
import { readExportedExercises, readSheets } from '../server/src/classroom/gradebook/export/read-export.ts';
import { rowsOf } from '../server/src/classroom/gradebook/export/rows-of.ts';
import { sheetsOf, type Sheet } from '../server/src/classroom/gradebook/export/sheets-of.ts';
import { Caller, inParallel } from './caller.ts';
import type { School } from './data.ts';
import { gradebookQuery, largeGroup } from './gradebook.ts';
import { memoryOf, startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const learners = 1000;
const columns = 40;
const runs = 5;
const atOnce = 20;

const ask = `query ask($courseId: ID!, $groupId: ID) { gradebookExcelExport(courseId: $courseId, groupId: $groupId) { address } }`;
type Asked = { data: { gradebookExcelExport: { address: string } } };

/** The spreadsheet of 1,000 learners, from the question to its last byte, beside the writer alone with the same cells. */
export async function exportRows(school: School): Promise<Row[]> {
  const { db, url } = school;
  // One person may have ten in an hour; the run before this one asked as the same.
  await db.deleteFrom('rate_limits').execute();
  const { group_id, course_id, subject } = await largeGroup(school, columns);
  const token = await (await tokenSigner(db))(subject);
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const caller = new Caller(server.origin, 1);
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query: ask, variables: { courseId: course_id, groupId: group_id } });
  const fetchFrom = async (address: string): Promise<void> => {
    const response = await fetch(server.origin + address, { headers });
    if (response.status === 503) {
      await new Promise((next) => setTimeout(next, 1000 * Number(response.headers.get('retry-after'))));
      return fetchFrom(address);
    }
    if (!response.ok) throw new Error(`the spreadsheet answered ${response.status}`);
    await response.arrayBuffer();
  };
  const newAddress = async () => {
    const { data } = await caller.post<Asked>('/graphql', body, headers);
    return data.gradebookExcelExport.address;
  };
  const fetchOnce = async () => fetchFrom(await newAddress());
  // A server that was just started has not taken the memory yet that it works with.
  const screen = JSON.stringify({ query: gradebookQuery, variables: { courseId: course_id, groupId: group_id } });
  await inParallel(Array.from({ length: 40 }), 1, () => caller.post('/graphql', screen, headers));
  const before = memoryOf(server.pid).now;
  const ours = await median(fetchOnce);
  const more = memoryOf(server.pid).most - before;
  const addresses: string[] = [];
  for (let at = 0; at < atOnce; at++) {
    // One person may have ten in an hour, however many they are here.
    if (at % 10 === 0) await db.deleteFrom('rate_limits').execute();
    addresses.push(await newAddress());
  }
  const began = performance.now();
  await Promise.all(addresses.map(fetchFrom));
  const together = performance.now() - began;
  const moreTogether = memoryOf(server.pid).most - before;
  caller.close();
  await server.stop();
  const sheets = await cellsOf(school, course_id, group_id);
  const bare = await median(() => writeBare(sheets));
  const cells = sheets.reduce((sum, { rows }) => sum + rows.flat().length, 0);
  return [
    row(
      `Spreadsheet of ${learners} learners × ${columns} exercises, ${cells.toLocaleString('en')} cells`,
      `${ours.toFixed(0)} ms`,
      `its writer alone ${bare.toFixed(0)} ms`,
      `${(ours / bare).toFixed(1)} ×`,
      '≤ 2 ×',
      ours <= 2 * bare,
    ),
    row('Spreadsheet, more memory of the server', `${more.toFixed(0)} MB`, '', '', '≤ 80 MB', more <= 80),
    row(
      `– ${atOnce} asked for at once, each until its last byte`,
      `${(together / 1000).toFixed(1)} s`,
      `one after the other ${((atOnce * ours) / 1000).toFixed(1)} s`,
      `${(together / (atOnce * ours)).toFixed(2)} ×`,
      '≤ 1.5 ×',
      together <= 1.5 * atOnce * ours,
    ),
    row(
      '– more memory of the server meanwhile',
      `${moreTogether.toFixed(0)} MB`,
      '',
      '',
      '≤ 240 MB',
      moreTogether <= 240,
    ),
  ];
}

type Cells = Pick<Sheet, 'name' | 'columns'> & { readonly rows: readonly (readonly SheetValue[])[] };

/** The same cells, read beforehand. */
async function cellsOf({ db }: School, courseId: string, groupId: string): Promise<Cells[]> {
  const { owner_id } = await db
    .selectFrom('groups')
    .select('owner_id')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  const groups = await findExportGroups(db, owner_id, { courseId, groupId });
  const texts = sheetTexts('en');
  const sheets = sheetsOf(
    await readExportedExercises(db, courseId, groups),
    { levels: groups[0]?.levels ?? 0, identified: false },
    texts,
  );
  const rows = sheets.map((): SheetValue[][] => []);
  let at = 0;
  for await (const some of readSheets(db, groups, sheets)) {
    const sheet = sheets[at];
    if (!some) at += 1;
    else if (sheet) rows[at]?.push(...some.map(rowsOf(sheet, texts)));
  }
  return sheets.map(({ name, columns: heads }, index) => ({ name, columns: heads, rows: rows[index] ?? [] }));
}

async function writeBare(sheets: readonly Cells[]): Promise<void> {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
  const book = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  for (const { name, columns: heads, rows } of sheets) {
    const sheet = book.addWorksheet(name);
    sheet.addRow(heads.map(({ head }) => head)).commit();
    for (const cells of rows) sheet.addRow([...cells]).commit();
    sheet.commit();
  }
  await book.commit();
}

/** The middle one of some runs, after one that warms up, in milliseconds. */
async function median(work: () => Promise<void>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
