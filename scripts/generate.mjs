import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeActs } from './acts.mjs';
import { writeDecisionsIndex } from './decisions-index.mjs';
import { environment, giveUp, install, node, root } from './install.mjs';
import { languageFiles, writeLanguages } from './languages.mjs';
import { writeRooms } from './rooms.mjs';
import { specificationPages, writeSpecification } from './specification.mjs';

/** Everything that is generated: single files, and folders that hold nothing else. */
export const generated = [
  'server/src/acts.ts',
  ...languageFiles,
  'server/schema.graphql',
  'server/src/base/database/types.ts',
  'web/src/graphql/generated',
  'docs/schema',
  'docs/decisions/README.md',
  'docs/architecture.md',
  ...specificationPages,
];

/** Writes what is generated from code to its places below a folder, the project itself or another. */
export function generate(folder) {
  writeActs(folder);
  writeLanguages(folder);
  run('server/test/generate.ts', folder);
  writeDecisionsIndex(folder);
  writeRooms(folder);
  writeSpecification(folder);
  run('node_modules/.bin/graphql-codegen', folder, '--config', 'web/codegen.ts');
}

/** Runs one program of the project and stops where it fails. */
function run(file, folder, ...args) {
  const env = { ...environment, GENERATE_INTO: folder };
  const { status } = spawnSync(node, [join(root, file), ...args], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) giveUp(`${file} failed; the lines above say why.`);
}

if (process.argv[1] === import.meta.filename) {
  install();
  generate(root);
}
