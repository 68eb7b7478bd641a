import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { peopleLimits } from '@lectern/domain/business/institution/people-file/read-people.ts';
import { mostBytesSent } from '@lectern/domain/base/spreadsheet/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { importingPeople } from '../../../../test/importing-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const { call, school } = importingPeople(() => server);

type Names = { readonly first: readonly string[]; readonly last: readonly string[] };
const latin: Names = { first: ['Amara', 'Noël', 'Zoë', 'Wilhelmina'], last: ['Okonkwo-Lindqvist', 'Müller', 'Ash'] };
const arabic: Names = { first: ['أمل', 'محمد', 'فاطمة', 'عبد الرحمن'], last: ['الحسن', 'القرطبي', 'بن خلدون'] };

/** A file of 10,000 people, about 90 letters each, whose addresses are as hard to pack as addresses are. */
function tableOf({ first, last }: Names): string[][] {
  const of = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  const people = Array.from({ length: peopleLimits.rows }, (_, at) => {
    const scattered = ((at * 2_654_435_761) % 2 ** 32).toString(36);
    const email = `amara.okonkwo.${scattered}@students.northfield.example`;
    return [email, of(first, at), of(last, at * 7), 'Learner', 'The mornings of term 2'];
  });
  return [['E-mail', 'First name', 'Last name', 'Role', 'Notes'], ...people];
}

const textOf = (names: Names) =>
  tableOf(names)
    .map((cells) => cells.join(';'))
    .join('\r\n');
const workbookOf = (names: Names): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(tableOf(names)), 'People');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
};

describe('a file of 10,000 people', () => {
  it.each<[string, Buffer, Names]>([
    ['in UTF-8', gzipSync(textOf(latin)), latin],
    ['in UTF-16', gzipSync(Buffer.from(`\ufeff${textOf(latin)}`, 'utf16le')), latin],
    ['in Arabic', gzipSync(textOf(arabic)), arabic],
    ['in Arabic, in UTF-16', gzipSync(Buffer.from(`\ufeff${textOf(arabic)}`, 'utf16le')), arabic],
    ['as XLSX', workbookOf(latin), latin],
    ['as XLSX, in Arabic', workbookOf(arabic), arabic],
  ])('fits into what is sent, %s', async (_how, sent, names) => {
    const { institution_id, admin } = await school();
    expect(sent.length).toBeLessThan(mostBytesSent);
    const { data } = await call(admin, 'look', { institution_id, file: sent.toString('base64') });
    const { problem, invites, lines } = data.peopleDifference;
    expect([problem, invites]).toEqual([null, peopleLimits.rows]);
    expect(lines[3]).toMatchObject({ first_name: names.first[3], last_name: names.last[0] });
  });

  it('does so with 200 letters for each', () => {
    const long = textOf(latin).replaceAll('The mornings', `The mornings ${'of a long year again '.repeat(5)}`);
    const file = Buffer.from(long, 'utf16le');
    expect(file.length).toBeGreaterThan(peopleLimits.rows * 390);
    expect(file.length).toBeLessThan(peopleLimits.bytes);
    expect(gzipSync(file).length).toBeLessThan(mostBytesSent);
  });
});
