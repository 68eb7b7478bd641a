import { describe, expect, it } from 'vitest';
import type { TableLine } from '../../base/spreadsheet/table.ts';
import { readRoster } from './read-roster.ts';
import { rosterLimits } from './roster-file.ts';

const table = (...lines: string[][]): TableLine[] => lines.map((cells, index) => ({ line: index + 1, cells }));
const rowsOf = (...lines: string[][]) => readRoster(table(...lines)).rows;

describe('the columns of a roster', () => {
  it.each([
    [['E-mail', 'First name', 'Last name', 'Role', 'Group']],
    [[' email address ', 'GIVEN_NAME', 'Surname', 'Group role', 'Class']],
    [['Correo electrónico', 'Nombre', 'Apellidos', 'Rol', 'Grupo']],
    [['البريد الإلكتروني', 'الاسم الأول', 'اسم العائلة', 'الدور', 'المجموعة']],
  ])('are told by heads such as %j', (head) => {
    expect(rowsOf(head, ['Mia@School.test', 'Mia', 'Ash', 'teacher', 'Mornings'])).toEqual([
      {
        line: 2,
        email: 'mia@school.test',
        first_name: 'Mia',
        last_name: 'Ash',
        role: 'INSTRUCTOR',
        group: 'Mornings',
        wrong: null,
      },
    ]);
  });

  it('may stand in any order beside others, below empty lines; only addresses must be there', () => {
    expect(rowsOf([''], ['No.', 'Last name', 'E-mail'], ['1', 'Ash', 'mia@school.test'], ['', ' '])).toMatchObject([
      { line: 3, email: 'mia@school.test', first_name: '', last_name: 'Ash', role: null, group: null, wrong: null },
    ]);
  });

  it.each([
    [
      ['username', 'firstname', 'email'],
      ['pupil9', 'Mia', 'mia@school.test'],
    ],
    [
      ['E-mail', 'Username', 'Vorname'],
      ['none', 'mia@school.test', 'Mia'],
    ],
    [
      ['Kontakt', 'Vorname', 'Phone'],
      ['mia@school.test', 'Mia', '12'],
    ],
    [
      ['Student name', 'Email'],
      ['Mia', 'Mia <mailto:mia@school.test>'],
    ],
  ])('%j is told by what stands under it where its head does not say it', (head, cells) => {
    expect(rowsOf(head, cells)).toMatchObject([{ email: 'mia@school.test', first_name: 'Mia', wrong: null }]);
  });

  it.each([
    ['Mia Ash', 'Mia', 'Ash'],
    ['Ash, Mia Rose', 'Mia Rose', 'Ash'],
    ['Mia', 'Mia', ''],
  ])('parts the whole name %j', (name, first_name, last_name) => {
    expect(rowsOf(['Email', 'Student name'], ['mia@school.test', name])).toMatchObject([{ first_name, last_name }]);
  });

  it.each([
    ['Prénom', 'Nom', 'Adresse électronique'],
    ['Vorname', 'Name', 'E-Mail-Adresse'],
    ['Voornaam', 'Naam', 'E-mailadres'],
    ['First name', 'Name', 'Email'],
    ['Name', 'Surname', 'Email'],
    ['Nombre', 'Apellidos', 'Correo'],
    ['Nome', 'Sobrenome', 'Endereço eletrônico'],
    ['Nome', 'Cognome', 'Posta elettronica'],
    ['Naam', 'Achternaam', 'Mail'],
    ['Imię', 'Nazwisko', 'Adres e-mail'],
    ['Ad', 'Soyad', 'E-posta'],
    ['Имя', 'Фамилия', 'Электронная почта'],
    ['الاسم', 'اسم العائلة', 'البريد الإلكتروني'],
  ])('of the first and the last name are %j and %j', (first, last, email) => {
    const person = [{ email: 'ana@school.test', first_name: 'Ana Mia', last_name: 'de Ash' }];
    expect(rowsOf([last, first, email], ['de Ash', 'Ana Mia', 'ana@school.test'])).toMatchObject(person);
    expect(rowsOf([email, first, last], ['ana@school.test', 'Ana Mia', 'de Ash'])).toMatchObject(person);
  });

  it.each(['Nom', 'Nombre', 'Nome', 'Naam', 'Name', 'Имя', 'الاسم'])('of the whole name alone is %j', (head) => {
    expect(rowsOf([head, 'Email'], ['Mia Ash', 'mia@school.test'])).toMatchObject([
      { first_name: 'Mia', last_name: 'Ash' },
    ]);
  });

  it('of the whole name stays beside one of its parts where it has it', () => {
    expect(
      rowsOf(['First name', 'Name', 'Email'], ['Mia', 'Mia van der Elm', 'mia@x.test'], ['Bo', 'Bo Elm', 'bo@x.test']),
    ).toMatchObject([
      { first_name: 'Mia', last_name: 'van der Elm' },
      { first_name: 'Bo', last_name: 'Elm' },
    ]);
    expect(rowsOf(['Nom', 'Prénom', 'Nom complet', 'Email'], ['Elm', 'Mia', 'Mia Elm', 'mia@x.test'])).toMatchObject([
      { first_name: 'Mia', last_name: 'Elm' },
    ]);
  });

  it.each([
    [[], [], ['Mia', 'Ash']],
    [['Name'], [''], ['Mia', 'Ash']],
    [['Name'], ['Eva Elm'], ['Eva', 'Elm']],
    [
      ['First name', 'Last name'],
      ['', ''],
      ['Mia', 'Ash'],
    ],
    [['Last name'], ['Ash'], ['Mia', 'Ash']],
    [
      ['First name', 'Full name'],
      ['Eva', 'Eva van der Elm'],
      ['Eva', 'van der Elm'],
    ],
    [
      ['First name', 'Full name'],
      ['Bea', 'Elm, Beatrice'],
      ['Bea', 'Elm'],
    ],
  ])('%j with %j name a person who is named before the address too', (head, cells, [first_name, last_name]) => {
    expect(rowsOf(['Email', ...head], ['Mia Ash <mia@school.test>', ...cells])).toMatchObject([
      { email: 'mia@school.test', first_name, last_name, wrong: null },
    ]);
  });

  it.each(['mailto:mia@school.test', '<mia@school.test>', 'mia@school.test <mia@school.test>'])(
    '%j names nobody',
    (cell) => {
      expect(rowsOf(['Email'], [cell])).toMatchObject([{ email: 'mia@school.test', first_name: '', last_name: '' }]);
    },
  );

  it.each([[[]], [[['Class of 2026']]], [[['Eva', 'Elm', '']]]])(
    'need no heads where all texts of one are addresses, below %j',
    (above) => {
      const lines = [
        ...above,
        ['Mia', 'Ash', 'Mia <mia@x.test>', 'Student'],
        ['Bo', 'Elm', '', 'Student'],
        ['Student', '', 'bo@x.test'],
      ];
      const { rows, columns } = readRoster(table(...lines));
      expect(rows?.slice(-3)).toMatchObject([
        { email: 'mia@x.test', first_name: 'Mia', wrong: null },
        { wrong: 'EMAIL' },
        { email: 'bo@x.test', wrong: null },
      ]);
      expect(rows).toHaveLength(above[0]?.[1] === 'Elm' ? 4 : 3);
      expect(columns?.map(({ head, name }) => [head, name])).toEqual([
        ['', null],
        ['', null],
        ['', 'email'],
        ['', null],
      ]);
      const chosen = (['first_name', 'last_name', 'email'] as const).map((name, column) => ({ name, column }));
      const read = readRoster(table(...lines), { chosen, remembered: new Map() });
      expect(read.rows?.slice(-3)).toMatchObject([{ first_name: 'Mia', last_name: 'Ash' }, {}, {}]);
    },
  );

  it('are headed where the head above the addresses is empty', () => {
    expect(rowsOf(['First name', 'Surname', ''], ['Mia', 'Ash', 'mia@x.test'])).toMatchObject([
      { line: 2, email: 'mia@x.test', first_name: 'Mia', last_name: 'Ash' },
    ]);
  });

  it.each([
    ['nothing', [], 'NO_ROWS'],
    ['no people', [['E-mail']], 'NO_ROWS'],
    ['no addresses', [['Name'], ['Mia']], 'NO_EMAIL_COLUMN'],
    ['too many people', [['E-mail'], ...Array.from({ length: rosterLimits.rows + 1 }, () => ['x'])], 'TOO_MANY_ROWS'],
  ] as const)('hold %s: %s', (_what, lines, problem) => {
    expect(readRoster(table(...lines.map((cells) => [...cells]))).problem).toBe(problem);
  });
});

describe('a line of a roster', () => {
  const head = ['E-mail', 'First name', 'Role'];

  it.each([
    [['mia', 'Mia', ''], 'EMAIL'],
    [['', 'Mia', ''], 'EMAIL'],
    [['mia@school.test, bo@school.test', 'Mia', ''], 'EMAIL'],
    [['mia@school.test', 'M'.repeat(201), ''], 'NAME_TOO_LONG'],
    [['mia@school.test', 'Mia', 'owner'], 'ROLE'],
    [['mia@school.test', 'Mia', 'Learner'], null],
  ] as const)('%j: %s', (cells, wrong) => {
    expect(rowsOf(head, [...cells])?.[0]).toMatchObject({ line: 2, wrong });
  });

  it('keeps a formula as the text it is, and nothing that cannot be seen', () => {
    expect(rowsOf(head, ['\u200fmia@school.test\u0000', '=1+1\u202e \n "A"', ''])?.[0]).toMatchObject({
      email: 'mia@school.test',
      first_name: '=1+1 "A"',
      wrong: null,
    });
  });
});
