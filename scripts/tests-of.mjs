import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { giveUp, root } from './install.mjs';

const isTest = (file) => /\.(test\.tsx?|e2e\.ts)$/.test(file);
const isSource = (file) => /\.(tsx?|mjs|css|json|sql|graphql)$/.test(file);

/** All files of the floors, by their path in the project. */
const filesOfFloors = () =>
  ['domain', 'server', 'web', 'e2e', 'bench'].flatMap((floor) =>
    readdirSync(join(root, floor), { recursive: true })
      .map((name) => join(floor, name))
      .filter((file) => isSource(file) && !/node_modules|[/]dist[/]/.test(file)),
  );

/**
 * The tests that words name: a test file itself; of another file, those beside it; of an area, such as `roster` or
 * `media`, those in every folder of that name and those that are called so.
 */
export function testsNamed(words) {
  const tests = filesOfFloors().filter(isTest);
  const found = words.flatMap((word) => {
    const named =
      existsSync(join(root, word)) && /\.\w+$/.test(word)
        ? testsOfFile(tests, normalize(word))
        : testsOfArea(tests, word);
    if (named.length === 0)
      giveUp(
        `No test belongs to “${word}”. Name a file, or an area: a folder in an area of domain/src, server/src or web/src.`,
      );
    return named;
  });
  return [...new Set(found)];
}

const testsOfFile = (tests, file) => (isTest(file) ? [file] : tests.filter((test) => dirname(test) === dirname(file)));

const testsOfArea = (tests, area) => {
  const folder = normalize(area).replace(/[/]$/, '');
  return tests.filter(
    (test) =>
      `/${dirname(test)}/`.includes(`/${folder}/`) || basename(test).replace(/\.(test|e2e)\..*$/, '') === folder,
  );
};

/** What only lists the rooms: whoever is reached through it is not reached. */
const isHub = (file) =>
  /^web\/src\/(routes|texts|graphql\/generated)\/|^server\/src\/(acts|schema|app)\.ts$/.test(file);

const isCatalogue = (file) => /^web\/src\/texts\/[^/]+\/\w+\.ts$/.test(file);

/** What every test stands on: packages, configurations, and the scripts that run tests. */
const standsUnderAll =
  /^(package|vitest)|^scripts\/(test|install|build-web|chance|count|find-|chromium)|^\w+\/(package|tsconfig|vite|playwright)[^/]*$/;

/**
 * The tests that a change reaches, counted from where it left `main`: those of whatever was changed, and of whatever
 * imports that, directly or not. A migration reaches all tests of the server, what all stand on (a package, a
 * configuration) every test. Journeys only where they themselves, or what they import, were changed.
 */
export function testsReached(changed = changedSinceMain()) {
  const files = filesOfFloors();
  const tests = files.filter(isTest);
  if (changed.some((file) => standsUnderAll.test(file))) return tests.filter((test) => !/\.e2e\./.test(test));
  const reached = reach(files, changed);
  const inMigration = changed.some((file) => file.endsWith('.sql'));
  const readers = changed
    .filter((file) => isCatalogue(file) && files.includes(file))
    .flatMap((file) => readersOf(file, files));
  const folders = new Set(
    [...[...reached].filter((file) => !isHub(file)), ...readers].filter((file) => !isTest(file)).map(roomOf),
  );
  return tests.filter(
    (test) => reached.has(test) || folders.has(dirname(test)) || (inMigration && test.startsWith('server/')),
  );
}

/** What has changed since `main`, by its paths; null where there is no such branch. */
export function changesSinceMain() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? git('merge-base', 'HEAD', 'origin/main')[0];
  return base ? [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')] : null;
}

const changedSinceMain = () => changesSinceMain() ?? giveUp('There is no branch main here to compare with.');

/** The folder whose tests a file has; texts have those of their feature. */
const roomOf = (file) => dirname(file).replace(/\/texts$/, '');

/** The files that read the texts of a catalogue of the web. */
function readersOf(catalogue, files) {
  const features = [...contentOf(catalogue).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const reads = new RegExp(`\\btexts[.](${features.join('|')})\\b`);
  return features.length === 0 ? [] : files.filter((file) => /\.tsx?$/.test(file) && reads.test(contentOf(file)));
}

function reach(files, changed) {
  const users = new Map();
  for (const file of files) for (const used of importsOf(file)) users.set(used, [...(users.get(used) ?? []), file]);
  const reached = new Set(changed);
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (isHub(file)) continue;
    for (const user of users.get(file) ?? []) {
      if (reached.has(user)) continue;
      reached.add(user);
      waiting.push(user);
    }
  }
  return reached;
}

function importsOf(file) {
  if (!/\.(tsx?|mjs)$/.test(file)) return [];
  // The types are tried by the compiler.
  const said = contentOf(file).replace(/^import type [^;]*;/gm, '');
  return [...said.matchAll(/(?:from|import) ?\(?'((?:\.|@lectern\/)[^']+)'/g)].map(([, name]) =>
    name.startsWith('@lectern/') ? name.replace(/^@lectern\/(\w+)/, '$1/src') : normalize(join(dirname(file), name)),
  );
}

const contentOf = (file) => readFileSync(join(root, file), 'utf8');

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
