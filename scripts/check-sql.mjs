import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

// Fails with every statement that is put together from text: values go to the database as parameters. Where a piece of a
// statement has to be text that only our code or the database's own catalogue makes, as a direction or the name of a table,
// its file stands here with the number of such places, so that somebody looks at the next one.
const known = {
  'server/src/base/database/connect.ts': 1,
  'server/src/base/database/migrate.ts': 2,
  'server/src/base/database/embedded/settle-application-role.ts': 2,
  'server/src/base/account/record-user.ts': 1,
  'server/src/learning/attempt/attempt-row.ts': 1,
  'server/src/learning/attempt/move-attempts.ts': 1,
  'server/src/business/follow-up/follow-ups.act.ts': 1,
  'server/src/base/access/group-access.ts': 2,
  'server/src/classroom/group/list-groups.act.ts': 1,
  'server/src/instance/instance/instance.act.ts': 1,
  'server/src/business/institution/sales/feed.ts': 1,
  'server/src/classroom/member/change/addable-members.act.ts': 1,
  'server/src/classroom/member/change/groups-to-move-to.act.ts': 2,
  'server/src/classroom/member/list-group-members.act.ts': 3,
  'server/src/business/renewal/read-renewals.ts': 3,
  'server/src/learning/sealed-attempt/find-assessments.ts': 1,
  'server/src/instance/backup/copy-rows.ts': 1,
  'server/src/instance/backup/read-snapshot.ts': 1,
  'server/src/instance/restore/load-rows.ts': 6,
};

for (const file of globSync('server/{src,seed}/**/*.ts', { cwd: root })) {
  if (file.endsWith('.test.ts')) continue;
  const source = readFileSync(join(root, file), 'utf8');
  // `sql.raw` of anything; `query` of a text with something put in, or of what is no text where it is written.
  const calls = source.match(/\bsql\s*\.raw\(|\.query(?:<[^(]*?>)?\(\s*(?:`[^`]*\$\{|[^`'"\s{])/g) ?? [];
  const name = file.replaceAll('\\', '/');
  if (calls.length === (known[name] ?? 0)) continue;
  console.error(`${name}: ${calls.length} statements are put together from text, ${known[name] ?? 0} are known.`);
  process.exitCode = 1;
}
