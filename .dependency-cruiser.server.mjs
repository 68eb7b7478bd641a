import { globSync, readFileSync } from 'node:fs';

const root = 'server/src/features';

/** The features of the server in their order: each may use those before it and none after it. */
export const serverFeatures = [
  'immersive-reader',
  'instance',
  'content',
  'account',
  'working-copy',
  'change-set',
  'media',
  'product',
  'institution',
  'license',
  'group',
  'course',
  'attempt',
  'question',
  'library',
  'study-project',
  'assessment',
  'unrecorded',
  'preview',
  'free',
  'member',
  'admin',
  'roster',
  'course-settings',
  'another-attempt',
  'late-answers',
  'sitting',
  'attention',
  'gradebook',
  'home',
  'follow-up',
  'renewal',
  'instructor-resource',
  'content-comment',
  'content-history',
  'audit',
];

/** What still uses a later feature. The list only shrinks: what is turned leaves it, and nothing comes in. */
const stillUses = {
  product: ['license'],
  institution: ['license', 'group', 'member'],
  license: ['group'],
  group: ['course', 'attempt'],
  course: ['attempt', 'question', 'library', 'study-project', 'assessment'],
  attempt: ['question'],
  question: ['library', 'unrecorded'],
  library: ['study-project'],
  'study-project': ['unrecorded'],
};

const imports = (name) =>
  globSync(`${root}/${name}/**/*.ts`)
    .filter((file) => !/[.](test|case)[.]ts$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(?:[.][.]\/)+([a-z-]+)\/[^']+'/g)])
    .map(([, used]) => used);

for (const [name, later] of Object.entries(stillUses)) {
  const used = new Set(imports(name));
  const turned = later.filter((one) => !used.has(one));
  if (turned.length > 0) throw new Error(`${name} no longer uses ${turned.join(', ')}: take it off stillUses`);
}

/** What the fence says about the features of the server. */
export const serverFence = [
  ...serverFeatures.map((name, index) => {
    const usable = [...serverFeatures.slice(0, index + 1), ...(stillUses[name] ?? [])];
    return {
      name: `server-${name}-uses-what-comes-before-it`,
      comment: `The server feature ${name} may use those before it in .dependency-cruiser.server.mjs. What a later one adds it adds itself: a field, a kind, what it does when something happens.`,
      severity: 'error',
      from: { path: `^${root}/${name}/`, pathNot: '[.](test|case)[.]ts$' },
      to: { path: `^${root}/(?!(${usable.join('|')})/)` },
    };
  }),
  {
    name: 'server-features-are-listed',
    comment: 'Every feature of the server has its place in the order of .dependency-cruiser.server.mjs.',
    severity: 'error',
    from: { path: `^${root}/(?!(${serverFeatures.join('|')})/)` },
    to: {},
  },
];
