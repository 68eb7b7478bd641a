import { webFence } from './.dependency-cruiser.web.mjs';
import { areaFence } from './.dependency-cruiser.areas.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'The rules run on server and browser alike: they know zod and nothing else. Hand time and randomness in.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^domain/src', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'web-knows-the-server-by-its-schema',
      comment: 'The browser app knows the server only as schema.graphql.',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^server/', pathNot: '^server/schema[.]graphql$' },
    },
    {
      name: 'server-does-not-know-the-web',
      comment: 'The server serves the built browser app as files and imports nothing of it.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'browser-does-not-grade',
      comment:
        'The server grades; a browser that could grade would hold the key. No road leads there, through other files neither.',
      severity: 'error',
      from: { path: '^web/src', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: ['^domain/src/learning/question/question-keys[.]ts$', '^domain/src/learning/question/[^/]+/key[.]ts$'],
        reachable: true,
      },
    },
    {
      name: 'features-share-types-not-acts',
      comment:
        'A feature may use the types and readers of another, never its acts (files named .act.ts): move what both need beside the type.',
      severity: 'error',
      from: { path: '^server/src/([^/]+/[^/]+)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/.+[.]act[.]ts$', pathNot: '^server/src/$1/' },
    },
    ...areaFence,
    {
      name: 'ui-has-no-word-of-the-school',
      comment: 'ui holds parts without meaning; it imports packages and itself.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(web/src/(?!ui/)|domain/|server/)' },
    },
    {
      name: 'exercises-share-the-attempt',
      comment:
        'Assessment and study project both use attempt, which knows neither; what both need of each other belongs there.',
      severity: 'error',
      from: { path: '^(domain|server)/src/learning/(attempt|assessment|study-project)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(domain|server)/src/learning/(assessment|study-project)/',
        pathNot: '^(domain|server)/src/learning/$2/',
      },
    },
    ...webFence,
    {
      name: 'texts-come-from-the-catalogue-that-is-loaded',
      comment:
        'A catalogue belongs to one language. The app reads texts/texts.ts, which has those of the language people read; only catalogues.ts loads them.',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: ['^web/src/texts/[^/]+/[^/]+[.]ts$', '^web/src/texts/catalogues[.]ts$'],
      },
      to: { path: '^web/src/texts/[^/]+/[^/]+[.]ts$' },
    },
    {
      name: 'source-does-not-import-tests',
      comment: 'What ships does not stand on tests; seeds are shared by both and import neither.',
      severity: 'error',
      from: { path: '^(domain|server|web)/', pathNot: '([.](test|case)[.]tsx?$|^(domain|server|web)/test/)' },
      to: { path: '([.](test|case)[.]tsx?$|^(domain|server|web)/test/)' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means two files are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
