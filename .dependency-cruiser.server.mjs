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
  'access',
  'library',
  'question',
  'attempt',
  'course',
  'unrecorded',
  'study-project',
  'assessment',
  'preview',
  'free',
  'instructor-resource',
  'content-comment',
  'content-history',
  'seats',
  'institution',
  'license',
  'institutions-file',
  'group',
  'course-settings',
  'another-attempt',
  'member',
  'admin',
  'late-answers',
  'roster',
  'sitting',
  'attention',
  'gradebook',
  'home',
  'follow-up',
  'renewal',
  'audit',
];

/** What the fence says about the features of the server. */
export const serverFence = [
  ...serverFeatures.map((name, index) => {
    const usable = serverFeatures.slice(0, index + 1);
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
