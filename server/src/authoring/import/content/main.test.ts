import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'lectern-content-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function written(name: string, content: string | Buffer): string {
  writeFileSync(join(place, name), content);
  return name;
}

/** Runs the command as a person does and returns what they read. */
function run(...words: readonly string[]): Promise<{ code: number; said: string; failed: string }> {
  const { INIT_CWD: _npm, NODE_ENV: _vitest, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...words],
      { cwd: place, env },
      (error, said, failed) => done({ code: error ? Number(error.code) : 0, said, failed }),
    );
  });
}

const gift = `::Hull::What keeps a ship afloat?{=its hull ~its <script>alert(1)</script>flag}

Ships float.{T}

Explain why.{}

Depth?{#5:1}
`;

describe('npm run content -- plan', () => {
  it('says what becomes of each item, and where it stands', async () => {
    const { code, said } = await run('plan', written('ships.txt', gift));
    expect(code).toBe(0);
    expect(said).toBe(`ships.txt is GIFT. Items found: 4 (0 kept, 2 changed, 2 lost).

Changed
  line 1: Hull
    Its HTML has what no text has here, which was left out: script.
  line 3: Ships float.{T}
    A statement that is true or false became a choice of two.

Lost
  line 5: Explain why.{}
    There is no such type of question here (essay).
  line 7: Depth?{#5:1}
    There is no such type of question here (number).
`);
  });

  it('says it to programs with text, answers and key, cleaned', async () => {
    const { said } = await run('plan', written('ships.txt', gift), '--language', 'es', '--json');
    const [plan] = JSON.parse(said) as [{ items: object[] }];
    expect(plan).toMatchObject({ file: 'ships.txt', format: 'GIFT', found: 4, kept: 0, changed: 2, lost: 2 });
    expect(plan.items[0]).toMatchObject({
      kind: 'QUESTION',
      place: { line: 1 },
      title: 'Hull',
      type: 'MULTIPLE_CHOICE',
      text: 'What keeps a ship afloat?',
      answers: ['its hull', 'its flag'],
      key: [true, false],
      became: 'CHANGED',
      remarks: [{ code: 'ELEMENTS_LEFT_OUT', names: ['script'] }],
    });
    expect(plan.items[1]).toMatchObject({ answers: ['Verdadero', 'Falso'], became: 'CHANGED' });
    expect(plan.items[2]).toMatchObject({ became: 'LOST', type: null, original: 'Explain why.{}' });
  });

  it('loses what says nothing once it is clean, and says which elements went', async () => {
    const empty = 'Q{=<svg><path/></svg> ~b}\n\n<script>1</script>{=a ~b}\n';
    const { said } = await run('plan', written('empty.txt', empty), '--json');
    const [plan] = JSON.parse(said) as [{ lost: number; items: { remarks: object[] }[] }];
    expect(plan.lost).toBe(2);
    expect(plan.items[0]?.remarks).toEqual([
      { code: 'REFUSED', issue: { code: 'REQUIRED', field: 'answers.0.answer' } },
      { code: 'ELEMENTS_LEFT_OUT', names: ['svg', 'path'] },
    ]);
  });

  it('reads several files, each in its format, and texts of old programs', async () => {
    const aiken = written('aiken.txt', Buffer.from('¿Qué es?\r\nA) Año\r\nB) Día\r\nANSWER: A\r\n', 'latin1'));
    const { said } = await run('plan', written('ships.txt', gift), aiken, '--json');
    const plans = JSON.parse(said) as { format: string; items: { text: string; answers: string[] }[] }[];
    expect(plans.map(({ format }) => format)).toEqual(['GIFT', 'Aiken']);
    expect(plans[1]?.items[0]).toMatchObject({ text: '¿Qué es?', answers: ['Año', 'Día'] });
  });

  it.each<[string, () => string[], string]>([
    ['nothing to do', () => [], 'Say what is to be done: plan.'],
    ['no file', () => ['plan'], 'Name the files to be read.'],
    ['a word it does not know', () => ['plan', '--wrong'], "Unknown option '--wrong'"],
    ['a file that is not there', () => ['plan', 'none.txt'], 'none.txt cannot be used (ENOENT). Nothing was imported.'],
    ['a picture', () => ['plan', written('a.png', Buffer.from([0x89, 0x50, 0, 1, 2, 3, 0, 0]))], 'a.png is no text.'],
    [
      'a letter',
      () => ['plan', written('a.txt', 'Dear all')],
      'a.txt is in none of the formats that can be read: Aiken, GIFT.',
    ],
    ['a format that is none', () => ['plan', written('a.txt', gift), '--format', 'x'], 'There is no format x.'],
    [
      'too many items',
      () => ['plan', written('many.txt', 'One?{=a ~b}\n\n'.repeat(5001))],
      'many.txt holds 5001 items; 5000 at most are read at once. Divide it.',
    ],
  ])('refuses %s with one sentence', async (_case, words, sentence) => {
    const { code, said, failed } = await run(...words());
    expect([code, said]).toEqual([1, '']);
    expect(failed).toContain(sentence);
  });
});
