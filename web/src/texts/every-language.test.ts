import { describe, expect, test } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

/** Every catalogue there is, those of the provider's pages and of the spreadsheets too. */
const modules: Readonly<Record<string, Module>> = import.meta.glob<Module>(
  [
    './*/{en,es,ar}.ts',
    '!./{formats,languages}/*',
    '../../../server/src/**/texts/*.ts',
    '!**/*.test.ts',
    '!**/{catalogues,texts}.ts',
  ],
  { eager: true },
);
const folders = Object.keys(modules).flatMap((file) => (file.endsWith('/en.ts') ? [file.slice(0, -5)] : []));

type Line = { readonly of: string; readonly english: string; readonly text: string };

const linesMade = new Map<string, readonly Line[]>();

/** Each line of a catalogue beside the English one, filled with the same arguments; made once, which takes its time. */
function linesOf(language: string): readonly Line[] {
  const made = linesMade.get(language) ?? makeLines(language);
  linesMade.set(language, made);
  return made;
}

function makeLines(language: string): Line[] {
  const seen = new Set<unknown>();
  return folders.flatMap((folder) => {
    const english = Object.values(modules[`${folder}en.ts`] ?? {});
    const other = Object.values(modules[`${folder}${language}.ts`] ?? {});
    // The server's catalogues are named as their language is.
    if (english.length === 1) return pairs(folder, english[0], other[0]);
    return Object.entries(modules[`${folder}en.ts`] ?? {}).flatMap(([name, value]) => {
      // Some are loaded along with others; faults of jobs take kinds that cannot be made up here.
      if (seen.has(value) || name === 'faults') return [];
      seen.add(value);
      return pairs(`${folder}${name}`, value, modules[`${folder}${language}.ts`]?.[name]);
    });
  });
}

function pairs(of: string, english: unknown, other: unknown): Line[] {
  if (typeof english === 'function') {
    const args = telling(english as Text);
    return [{ of, english: String(english(...args)), text: typeof other === 'function' ? String(other(...args)) : '' }];
  }
  if (typeof english === 'object' && english !== null) {
    expect({ of, keys: Object.keys(other ?? {}).toSorted() }).toEqual({ of, keys: Object.keys(english).toSorted() });
    return Object.entries(english).flatMap(([key, value]) =>
      pairs(`${of}.${key}`, value, (other as Readonly<Record<string, unknown>>)[key]),
    );
  }
  return typeof english === 'string' ? [{ of, english, text: String(other) }] : [];
}

type Text = (...args: readonly unknown[]) => unknown;

/** Numbers that no language says in words, nor their hours, minutes and seconds. */
const numbers = [11_105, 14_706, 18_307, 21_908];
const details = { retryAfter: 11_100, opens: '2026-10-02', maximum: 11_105, minimum: 11_105, line: 7 };

/** Arguments with which an English line shows as many of them as it ever does. */
function telling(text: Text): readonly unknown[] {
  const kinds = (index: number) => [
    numbers[index],
    '2026-10-02',
    [33, 44, 55].map((number) => String(number + index)),
    details,
    'STUDENT',
    true,
    null,
  ];
  const all = Array.from({ length: text.length }, (_none, index) => kinds(index)).reduce<unknown[][]>(
    (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
  const shown = all.map((args) => ({ args, numbers: numbersSaid(text, args) }));
  return shown.reduce((best, one) => (one.numbers > best.numbers ? one : best)).args;
}

/** How many numbers the text says then; -1 where it cannot be said so. */
function numbersSaid(text: Text, args: readonly unknown[]): number {
  try {
    const said = String(text(...args));
    return /undefined|null|NaN|\[object|Invalid/.test(said)
      ? -1
      : digitsOf(said).filter(({ length }) => length > 1).length;
  } catch {
    return -1;
  }
}

/** The numbers of a line, whatever separates their thousands. */
const digitsOf = (text: string): string[] =>
  (text.match(/\d[\d.,\u00a0\u202f]*/g) ?? []).map((number) => number.replaceAll(/\D/g, '')).toSorted();

/** Words that are the same in Spanish. */
const sameInSpanish = new Set([
  'Error...',
  'No',
  'Normal',
  'Amara',
  'Benedikt',
  'Chiara',
  'Dae-jung',
  'Ctrl+Z',
  'Ctrl',
  'Alt',
]);
const product = /Lectern|Quickdeck|Quickclip/gi;
/** What Arabic writes as English does besides: names of products and kinds of files, and samples of what a field takes. */
const latinInArabic =
  /Windows|DOS|Mac|UTF(?:-16 BE)?|Shift_JIS|EUC-KR|GB18030|Big5|Excel|PNG|JPEG|GIF|WebP|AVIF|SVG|MP4|WebM|WebVTT|CSV|XLSX|name@school\.org|#0f766e|zh-Hant|pt-BR|\byue\b|SELLER|\ben\b|\bar\b|BCP|Ctrl(?:\+Z)?|Shift|\bAlt\b|Enter|Escape|\bes\b|HTTP|JSON/gi;
const englishWords =
  /(?<!\p{L})(the|and|of|is|are|was|were|to|in|on|at|with|your|you|this|that|from|for|by|it|not|all|time|group)(?!\p{L})/iu;

describe.each(['es', 'ar'])('in %s', (language) => {
  const lines = linesOf(language);

  test('every text that English has stands, and says the same numbers', () => {
    expect(lines.length).toBeGreaterThan(700);
    const wrong = lines.filter(({ english, text }) => digitsOf(english).join() !== digitsOf(text).join());
    expect(wrong).toEqual([]);
    expect(lines.filter(({ english, text }) => (english === '') !== (text === ''))).toEqual([]);
  });

  test('nothing is undefined, and no count stays a sign', () => {
    expect(lines.filter(({ text }) => /undefined|NaN|\[object|#(?! |$|0f766e)/.test(text))).toEqual([]);
  });
});

// The commonest forms that speak to men, or of men, alone.
test.each([
  [
    'es',
    /\bbienvenido\b|\balumnos?\b|\bprofesor(es)?\b|usuario conectado|\binscrito\b|está seguro\b|\b(el|los|un|unos|al|del|ningún|estos) (estudiantes?|usuarios?)\b|\b(los|un|unos|estos) docentes?\b/i,
  ],
  [
    'ar',
    /أنت (مسجل|متأكد|عضو|مدعو)(?![ء-ي])|هل أنت متأكد|(?:^|[.:؛] )(?:اختر|أدخل|اكتب|أضف|احفظ|افتح|اترك|اسأل|استخدم|تحقق من|أعد تحميل|اطلب|راجع|اسحب|حاول (?:مجدد|مرة)|سجّل الدخول)(?![ء-ي])/,
  ],
])('the texts of %s speak to women and men', (language, ofMen) => {
  expect(linesOf(language).filter(({ text }) => ofMen.test(text))).toEqual([]);
});

test('no English is left in Spanish', () => {
  const left = linesOf('es').filter(
    ({ english, text }) =>
      englishWords.test(text) ||
      (text === english && /[a-z]{2}/i.test(text.replaceAll(product, '')) && !sameInSpanish.has(text)),
  );
  expect(left).toEqual([]);
});

test('no English is left in Arabic, and every text is written in it', () => {
  const words = (text: string) => text.replaceAll(product, '').replaceAll(latinInArabic, '');
  const left = linesOf('ar').filter(
    ({ english, text }) => /[a-z]/i.test(words(text)) || (/[a-z]{3}/i.test(words(english)) && !/[ء-ي]/.test(text)),
  );
  expect(left).toEqual([]);
});
