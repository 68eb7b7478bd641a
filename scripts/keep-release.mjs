import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

// Keeps what the browser app of a release asks the server for, and the types that it asks them of; the next release is
// held to it. With each release: node scripts/keep-release.mjs COMMIT
const [commit = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
const read = (path) => git('show', `${commit}:${path}`);

const types = read('server/schema.graphql')
  .replaceAll(/^ *"""[^]*?"""\n/gm, '')
  .replaceAll(/\n\n(?= )/g, '\n');
const documents = [...read('web/src/graphql/generated/gql.ts').matchAll(/^ +(".*"): typeof types\./gm)].map(
  ([, literal]) => JSON.parse(literal).replaceAll(/^ {2}/gm, ''),
);
const released = git('show', '--no-patch', '--format=%cs, %h', commit).trim();
const head = `# Lectern of ${released}: its types, and what its browser app asks. Written by scripts/keep-release.mjs.\n\n`;
writeFileSync(join(root, 'server/test/release-before.graphql'), head + types + documents.join(''));
