/**
 * The areas of the server and of the rules in their order, each with its features in theirs. A feature may use those before
 * it and none after it; what a later one adds it adds itself: a field, a kind, what it does when something happens. The
 * browser app has the same areas in .dependency-cruiser.web-areas.mjs, where each feature says what it uses.
 */
const server = {
  base: [
    'database',
    'session',
    'graphql',
    'audit-log',
    'account',
    'access',
    'html',
    'http',
    'partner',
    'mail',
    'identity',
    'immersive-reader',
    'content',
    'working-copy',
    'change-set',
    'download',
    'spreadsheet',
    'media',
    'jobs',
  ],
  learning: [
    'product',
    'library',
    'question',
    'attempt',
    'course',
    'instructor-resource',
    'assessment',
    'late-answers',
    'sealed-attempt',
    'study-project',
  ],
  business: ['seats', 'institution', 'follow-up', 'license', 'renewal', 'institutions-file'],
  classroom: ['group', 'member', 'gradebook', 'another-attempt', 'attention', 'course-settings', 'roster', 'sitting'],
  authoring: ['content-comment', 'content-history', 'preview', 'import'],
  instance: ['audit', 'admin', 'command', 'backup', 'doctor', 'instance', 'restore', 'nightly'],
  entrance: ['home', 'free'],
};

const domain = {
  base: [
    'account',
    'permission',
    'rich-text',
    'content',
    'entity',
    'audit-log',
    'content-difference',
    'search',
    'spreadsheet',
    'media',
    'merge',
    'jobs',
  ],
  learning: ['library', 'question', 'attempt', 'course', 'product', 'study-project', 'assessment'],
  business: ['seats', 'institution', 'license', 'renewal', 'institutions-file', 'follow-up'],
  classroom: ['course-settings', 'group', 'member', 'roster', 'gradebook', 'attention'],
  authoring: ['content-check', 'import'],
  entrance: ['free'],
};

const foldersOf = (areas) =>
  Object.entries(areas).flatMap(([area, features]) => features.map((name) => `${area}/${name}`));

/** The features of a floor in their order, each after its area. */
export const orders = { server: foldersOf(server), domain: foldersOf(domain) };

const ofFloor = ([floor, folders]) => [
  ...folders.map((folder, index) => ({
    name: `${floor}-${folder.replace('/', '-')}-uses-what-comes-before-it`,
    comment: `${floor}/src/${folder} may use the features before it in .dependency-cruiser.areas.mjs.`,
    severity: 'error',
    from: { path: `^${floor}/src/${folder}/`, pathNot: '[.](test|case)[.]ts$' },
    to: { path: `^${floor}/src/(?!(${folders.slice(0, index + 1).join('|')})/)[^/]+/` },
  })),
  {
    name: `${floor}-features-are-listed`,
    comment: `Every feature of ${floor}/src has its place in the order of .dependency-cruiser.areas.mjs.`,
    severity: 'error',
    from: { path: `^${floor}/src/(?!(${folders.join('|')})/)[^/]+/` },
    to: {},
  },
];

export const areaFence = Object.entries(orders).flatMap(ofFloor);
