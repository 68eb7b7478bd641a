import { serverFence } from './.dependency-cruiser.server.mjs';

/** What whoever writes the content of a course uses. */
const authoring = ['rich-text', 'form', 'editor', 'media', 'change-set', 'working-copy', 'cms', 'cms-item'];

/**
 * The features of the browser app, each with the earlier ones that it may use and why. None may use a later one, so that
 * there are no circles; what two need of each other moves to the earlier of them, or to one before both.
 */
const webFeatures = [
  { name: 'session', uses: [], why: 'it says who is signed in and knows nothing of what they do' },
  { name: 'download', uses: ['session'], why: 'it fetches any file of the server for whoever is signed in' },
  { name: 'rich-text', uses: [], why: 'it shows any text of any author' },
  {
    name: 'course',
    uses: [],
    why: 'its words (level, exercise, kind of material) are used by all that stands in a course',
  },
  { name: 'form', uses: [], why: 'it sends any form and knows none' },
  { name: 'saving', uses: ['session'], why: 'it keeps work of whoever is signed in, of any kind' },
  { name: 'invitation', uses: [], why: 'it shows invitations wherever they are opened' },
  { name: 'language', uses: ['session'], why: 'it is chosen on any page' },
  { name: 'shell', uses: ['session', 'invitation', 'language'], why: 'it is the frame around every page' },
  {
    name: 'invitation-link',
    uses: ['session', 'invitation', 'shell', 'language'],
    why: 'it is the page of one invitation, for people who may not be signed in yet',
  },
  {
    name: 'course-settings',
    uses: ['form'],
    why: 'it is a form about the assessments of one course in one group and stands on whatever card names both',
  },
  {
    name: 'group',
    uses: ['session', 'form', 'course-settings'],
    why: 'it shows groups and lets people join; what is in their courses is not its matter',
  },
  {
    name: 'instructor-resource',
    uses: ['course', 'download'],
    why: 'it lists the files of a course for whoever teaches it',
  },
  { name: 'question', uses: ['rich-text'], why: 'it shows one question, whatever asks it' },
  { name: 'another-attempt', uses: ['form'], why: 'it allows an assessment once more, wherever its result is shown' },
  {
    name: 'gradebook',
    uses: ['rich-text', 'course', 'download', 'question', 'another-attempt', 'session'],
    why: 'it shows results, not how they come about, and a question with its key',
  },
  { name: 'attention', uses: [], why: 'it lists learners wherever those are who teach them' },
  { name: 'sitting-now', uses: ['course'], why: 'it shows who sits in a group, on whatever page names the group' },
  {
    name: 'member',
    uses: ['session', 'form', 'group', 'attention', 'sitting-now'],
    why: 'it shows and changes who belongs to a group, on the page of that group',
  },
  { name: 'spreadsheet', uses: ['download'], why: 'it takes files with tables from people, whatever they are to hold' },
  { name: 'roster', uses: ['group', 'spreadsheet'], why: 'it fills groups from a file, on a page of its own' },
  { name: 'sales-question', uses: ['form'], why: 'it asks those who sell, from whatever those who ask look at' },
  { name: 'renewal-mails', uses: [], why: 'it stops mails about renewals, where those look who get them' },
  { name: 'license', uses: ['sales-question', 'renewal-mails'], why: 'it shows licenses, whoever holds them' },
  {
    name: 'group-settings',
    uses: ['session', 'form', 'course-settings', 'group', 'sales-question', 'license'],
    why: 'it is what those do with a group who run it, and leads to the seats, and to who sells more, where they run out',
  },
  { name: 'follow-up', uses: ['form'], why: 'it is what is to be done for an institution, wherever that is shown' },
  {
    name: 'welcome',
    uses: ['session', 'shell', 'group', 'gradebook', 'follow-up', 'language'],
    why: 'it is what people see who have no group yet, with pictures of the product, and the way into one',
  },
  { name: 'people-file', uses: ['download', 'follow-up', 'spreadsheet'], why: 'it invites people from a file' },
  { name: 'seats', uses: ['follow-up', 'sales-question', 'license'], why: 'it explains the seats of a license' },
  { name: 'institution', uses: ['form', 'sales-question'], why: 'it shows the people of an institution anywhere' },
  { name: 'awaited-mails', uses: [], why: 'it decides who is mailed, where those look who administer an institution' },
  { name: 'audit', uses: ['download', 'rich-text'], why: 'it says who did what to what, saves it and takes it back' },
  {
    name: 'home',
    uses: [
      'session',
      'course',
      'shell',
      'group',
      'attention',
      'group-settings',
      'welcome',
      'license',
      'institution',
      'awaited-mails',
      'audit',
    ],
    why: 'it leads to the groups and on to the last exercise',
  },
  {
    name: 'reader',
    uses: ['session'],
    why: 'it reads aloud whatever text is selected, with the reader that the installation has for whoever is signed in',
  },
  { name: 'library', uses: ['rich-text', 'course', 'reader', 'session'], why: 'it shows the material of a course' },
  {
    name: 'player',
    uses: ['course', 'library', 'question', 'language'],
    why: 'it is the page around questions and knows no attempt',
  },
  {
    name: 'attempt',
    uses: ['rich-text', 'saving', 'question', 'player'],
    why: 'it is what study projects and assessments share and knows neither',
  },
  {
    name: 'study-project',
    uses: ['rich-text', 'course', 'saving', 'question', 'player', 'attempt'],
    why: 'it plays study projects; what an assessment needs too belongs to attempt',
  },
  {
    name: 'assessment',
    uses: ['rich-text', 'course', 'saving', 'question', 'player', 'attempt'],
    why: 'it plays benchmarks and summaries; what a study project needs too belongs to attempt',
  },
  {
    name: 'finished-attempt',
    uses: ['course', 'player', 'attempt', 'assessment'],
    why: 'it shows what any attempt came to, as the players do',
  },
  {
    name: 'free',
    uses: [
      'course',
      'shell',
      'welcome',
      'saving',
      'library',
      'player',
      'attempt',
      'study-project',
      'assessment',
      'language',
    ],
    why: 'it opens what is free with the players and viewers of a course, and records nothing',
  },
  {
    name: 'preview',
    uses: ['course', 'shell', 'saving', 'instructor-resource', 'player', 'attempt', 'study-project', 'assessment'],
    why: 'it opens drafts with the players and viewers of a course, and records nothing',
  },
  { name: 'editor', uses: ['rich-text'], why: 'it writes any rich text, whatever it belongs to' },
  {
    name: 'media',
    uses: ['session', 'form', 'editor'],
    why: 'it uploads files and chooses among them for any content',
  },
  { name: 'change-set', uses: ['rich-text'], why: 'it takes back acts of authors, of whatever kind' },
  {
    name: 'working-copy',
    uses: ['form', 'saving'],
    why: 'it keeps what is typed in any form of authors and says who else has its item open',
  },
  {
    name: 'cms',
    uses: ['session', 'form', 'editor', 'media', 'change-set', 'working-copy'],
    why: 'it is the page around all that authors write, and its products; what is in a course is not its matter',
  },
  {
    name: 'cms-history',
    uses: ['rich-text', 'change-set', 'cms'],
    why: 'it shows what any item said before, and what was deleted',
  },
  {
    name: 'cms-item',
    uses: ['rich-text', 'form', 'change-set', 'working-copy', 'cms'],
    why: 'it is what the forms of all items of a course share: their state, their saving, and the course around them',
  },
  {
    name: 'waiting',
    uses: ['rich-text', 'change-set', 'cms', 'cms-history', 'cms-item'],
    why: 'it shows what learners will see change, in whatever course or e-book',
  },
  {
    name: 'my-work',
    uses: ['rich-text', 'change-set', 'cms', 'waiting'],
    why: 'it lists what one author has still to finish, wherever that is',
  },
  {
    name: 'cms-comments',
    uses: ['cms', 'cms-item', 'waiting'],
    why: 'it shows what authors say about any item',
  },
  {
    name: 'cms-book',
    uses: [...authoring],
    why: 'it writes e-books and their pages, which any lesson of the product may show',
  },
  {
    name: 'cms-question',
    uses: [...authoring, 'question'],
    why: 'it writes one question, whatever asks it',
  },
  {
    name: 'cms-assessment',
    uses: [...authoring, 'course', 'cms-question'],
    why: 'it writes benchmarks and summaries of a course',
  },
  {
    name: 'cms-study-project',
    uses: [...authoring, 'course', 'cms-question'],
    why: 'it writes study projects of a lesson',
  },
  {
    name: 'cms-cards',
    uses: [...authoring, 'library', 'cms-book'],
    why: 'it writes the flash cards and the videos of a lesson, and the pages of its e-book where they are shown',
  },
  {
    name: 'cms-resource',
    uses: ['form', 'instructor-resource', 'media', 'change-set', 'working-copy', 'cms', 'cms-item'],
    why: 'it writes the files of a course for whoever teaches it',
  },
  {
    name: 'cms-course',
    uses: [
      ...authoring,
      'waiting',
      'course',
      'cms-book',
      'cms-assessment',
      'cms-study-project',
      'cms-cards',
      'cms-resource',
      'cms-question',
    ],
    why: 'it is the editor of a course, in which all that it holds has its place',
  },
  {
    name: 'renewal',
    uses: ['session', 'download', 'follow-up', 'license'],
    why: 'it lists licenses with what speaks for their renewal, in whatever area those work who read it',
  },
  {
    name: 'sales',
    uses: ['session', 'form', 'follow-up', 'renewal-mails', 'license', 'institution', 'media'],
    why: 'it is the area of those who sell: institutions, what was said about them, and people who belong to none',
  },
  { name: 'institutions-file', uses: ['sales', 'spreadsheet'], why: 'it enters institutions from a file' },
  { name: 'instance', uses: [], why: 'it shows how the installation stands' },
  {
    name: 'admin',
    uses: ['session', 'form', 'follow-up', 'license', 'institution', 'renewal', 'audit', 'instance'],
    why: 'it is the area of those who support people: who they are, where they belong and which role they have',
  },
  { name: 'free-offers', uses: ['form', 'change-set', 'cms'], why: 'it lists what is free, of whatever course' },
];

const alternatives = (names) => names.join('|');

const arrowsBetweenWebFeatures = webFeatures.map(({ name, uses, why }, index) => {
  const earlier = new Set(webFeatures.slice(0, index).map((feature) => feature.name));
  const later = uses.filter((used) => !earlier.has(used));
  if (later.length > 0) throw new Error(`${name} may use only features listed before it, not ${later.join(', ')}`);
  return {
    name: `web-${name}-uses-what-its-list-says`,
    comment: `The web feature ${name} may use ${uses.join(', ') || 'no other'}: ${why}.`,
    severity: 'error',
    from: { path: `^web/src/features/${name}/`, pathNot: '[.]test[.]tsx?$' },
    to: { path: `^web/src/features/(?!(${alternatives([name, ...uses])})/)` },
  };
});

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
        path: [
          '^domain/src/question/grade[.]ts$',
          '^domain/src/question/[^/]+/grade[.]ts$',
          '^domain/src/question/[^/]+/sample[.]ts$',
        ],
        reachable: true,
      },
    },
    {
      name: 'features-share-types-not-acts',
      comment:
        'A feature may use the types and readers of another, never its acts (files named .act.ts): move what both need beside the type.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^server/src/features/.+[.]act[.]ts$', pathNot: '^server/src/features/$1/' },
    },
    ...serverFence,
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
      from: { path: '^(domain/src|server/src/features)/(attempt|assessment|study-project)/', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(domain/src|server/src/features)/(assessment|study-project)/',
        pathNot: '^(domain/src|server/src/features)/$2/',
      },
    },
    ...arrowsBetweenWebFeatures,
    {
      name: 'web-features-are-listed',
      comment: 'Every feature of the browser app stands in the list at the top of this file, with what it may use.',
      severity: 'error',
      from: { path: `^web/src/features/(?!(${alternatives(webFeatures.map(({ name }) => name))})/)` },
      to: {},
    },
    {
      name: 'web-features-do-not-know-the-app',
      comment: 'Routes and the root of the app put features together; features do not know where they stand.',
      severity: 'error',
      from: { path: '^web/src/(features|graphql|ui)/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^web/src/(routes/|[^/]+[.]tsx?$)' },
    },
    {
      name: 'texts-come-from-the-catalogue-that-is-loaded',
      comment:
        'A catalogue belongs to one language. The app reads texts/texts.ts, which has those of the language people read; only learner/LANGUAGE.ts puts catalogues together and only catalogues.ts loads them.',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: ['^web/src/(features/[^/]+/texts|texts/[^/]+)/[^/]+[.]ts$', '^web/src/texts/catalogues[.]ts$'],
      },
      to: { path: '^web/src/(features/[^/]+/texts|texts/[^/]+)/[^/]+[.]ts$' },
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
