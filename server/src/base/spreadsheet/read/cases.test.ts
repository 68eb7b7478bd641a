import { existsSync, readFileSync } from 'node:fs';
import { peopleLimits, readPeople } from '@lectern/domain/business/institution/people-file/read-people.ts';
import { readRoster } from '@lectern/domain/classroom/roster/read-roster.ts';
import { rosterLimits } from '@lectern/domain/classroom/roster/roster-file.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { readerOf } from './read-file.ts';

const shared = new URL('../../../../../../shared/cases/', import.meta.url);
const ada = { email: 'ada.aas@school.example', first_name: 'Ada', last_name: 'Aas' };
const bo = { email: 'bo.berg@school.example', first_name: 'Bo', last_name: 'Berg' };
const fileOf = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64');
const people = readerOf(peopleLimits, readPeople);
const roster = readerOf(rosterLimits, readRoster);

async function rowsOf(file: string) {
  const invited = await people({ file }, 'mia');
  const learning = await roster({ file }, 'mia');
  return { invited, learning };
}

describe('a file of another program', () => {
  beforeEach(({ skip }) => skip(!existsSync(shared), '../shared/cases is not on this machine.'));

  it.each([
    ['roster/moodle-shape.csv', [ada, bo]],
    ['roster/oneroster12-users-shape.csv', [ada]],
    ['roster/google-admin-shape.csv', [ada]],
    ['roster/title-row.csv', [ada]],
    ['roster/excel-textformula.csv', [ada]],
    ['xlsx/title-merged.xlsx', [ada]],
    [
      'roster/spanish-excel-template.csv',
      [{ email: 'ana.nunez@school.example', first_name: 'Ana', last_name: 'Núñez' }],
    ],
  ])('%s is read as its people, by invitations and by rosters', async (name, expected) => {
    const { invited, learning } = await rowsOf(fileOf(readFileSync(new URL(name, shared))));
    expect(invited).toMatchObject({ problem: null, rows: expected.map((one) => ({ ...one, faults: [] })) });
    expect(learning).toMatchObject({ problem: null, rows: expected.map((one) => ({ ...one, wrong: null })) });
  });

  it('that has faults says so in their rows and reads the others', async () => {
    const quote = await rowsOf(fileOf(readFileSync(new URL('roster/unclosed-quote.csv', shared))));
    expect(quote.invited).toMatchObject({
      rows: [
        { line: 2, faults: ['OPEN_QUOTE'] },
        { line: 3, ...bo, faults: [] },
      ],
    });
    const errors = await rowsOf(fileOf(readFileSync(new URL('xlsx/errors.xlsx', shared))));
    expect(errors.learning.rows?.map(({ wrong }) => wrong)).toEqual(['CELL_ERROR', null, null]);
    const idn = await rowsOf(fileOf(readFileSync(new URL('roster/idn.csv', shared))));
    expect(idn.invited.rows?.[0]?.email).toBe(idn.invited.rows?.[1]?.email);
    const names = await rowsOf(fileOf(readFileSync(new URL('roster/names.csv', shared))));
    expect(names.invited.rows?.map(({ faults }) => faults)).toEqual([[], [], [], [], [], ['FIRST_NAME_TOO_LONG']]);
  });
});

it.each([
  ['Email,Name\nada.aas@school.example,"Ada Aas\nbo.berg@school.example,"Bo Berg"\n', ['OPEN_QUOTE', null]],
  ['Email,Name\nada.aas@school.example,"Ada\nAas"\nbo.berg@school.example,"Bo ""B"" Berg"\n', [null, null]],
])('quotation marks of %j end where they are closed', async (text, wrong) => {
  expect((await roster({ file: fileOf(text) }, 'mia')).rows?.map((row) => row.wrong)).toEqual(wrong);
});

it('has people whom their addresses name', async () => {
  const rows = [
    'Ada Aas <ada.aas@school.example>',
    '"Berg, Bo" <bo.berg@school.example>',
    'mailto:cato@school.example',
  ];
  const text = ['Email', ...rows.map((cell) => `"${cell.replaceAll('"', '""')}"`)].join('\n');
  const { invited, learning } = await rowsOf(fileOf(text));
  const cato = { email: 'cato@school.example', first_name: '', last_name: '' };
  expect(invited.rows).toMatchObject([ada, bo, { ...cato, faults: ['FIRST_NAME_MISSING'] }]);
  expect(learning.rows).toMatchObject([ada, bo, { ...cato, wrong: null }]);
});

it('needs no heads where a column holds addresses, of which the others are then asked for', async () => {
  const { invited, learning } = await rowsOf(
    fileOf('Ada;Aas;ada.aas@school.example\nBo;Berg;bo.berg@school.example\n'),
  );
  expect(invited.problem).toBe('NO_FIRST_NAME_COLUMN');
  expect(learning.rows).toMatchObject([
    { line: 1, email: ada.email, wrong: null },
    { line: 2, email: bo.email, wrong: null },
  ]);
});
