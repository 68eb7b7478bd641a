/**
 * The areas of the browser app in their order, each with the earlier ones that it may use, and its features in theirs,
 * each with the earlier ones that it may use and why. None may use a later one, so that there are no circles; what two
 * need of each other moves to the earlier of them, or to one before both.
 */
export const areas = [
  {
    name: 'base',
    uses: [],
    why: 'it stands under every page and knows neither course nor group nor customer',
    features: [
      { name: 'session', uses: [], why: 'it says who is signed in and knows nothing of what they do' },
      { name: 'download', uses: ['session'], why: 'it fetches any file of the server for whoever is signed in' },
      { name: 'rich-text', uses: [], why: 'it shows any text of any author' },
      { name: 'form', uses: [], why: 'it sends any form and knows none' },
      { name: 'saving', uses: ['session'], why: 'it keeps work of whoever is signed in, of any kind' },
      { name: 'language', uses: ['session'], why: 'it is chosen on any page' },
      { name: 'invitation', uses: [], why: 'it shows invitations wherever they are opened' },
      { name: 'shell', uses: ['session', 'invitation', 'language'], why: 'it is the frame around every page' },
      {
        name: 'spreadsheet',
        uses: ['download'],
        why: 'it takes files with tables from people, whatever they are to hold',
      },
      { name: 'editor', uses: ['rich-text'], why: 'it writes any rich text, whatever it belongs to' },
      {
        name: 'media',
        uses: ['session', 'form', 'editor'],
        why: 'it uploads files and chooses among them for any content',
      },
    ],
  },
  {
    name: 'learning',
    uses: ['base'],
    why: 'it is what a course holds and how it is worked on, whoever learns and wherever',
    features: [
      {
        name: 'course',
        uses: [],
        why: 'its words (level, exercise, kind of material) are used by all that stands in a course',
      },
      {
        name: 'instructor-resource',
        uses: ['course', 'download'],
        why: 'it lists the files of a course for whoever teaches it',
      },
      { name: 'question', uses: ['rich-text'], why: 'it shows one question, whatever asks it' },
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
    ],
  },
  {
    name: 'classroom',
    uses: ['base', 'learning'],
    why: 'it is about people who learn together, those who teach them, and their results',
    features: [
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
        name: 'another-attempt',
        uses: ['form'],
        why: 'it allows an assessment once more, wherever its result is shown',
      },
      {
        name: 'gradebook',
        uses: ['rich-text', 'course', 'download', 'question', 'another-attempt', 'session'],
        why: 'it shows results, not how they come about, and a question with its key',
      },
      { name: 'attention', uses: [], why: 'it lists learners wherever those are who teach them' },
      { name: 'sitting-now', uses: ['course'], why: 'it shows who sits in a group, on whatever page names the group' },
      {
        name: 'member',
        uses: ['form', 'group', 'attention', 'sitting-now'],
        why: 'it shows and changes who belongs to a group, on the page of that group',
      },
      { name: 'roster', uses: ['group', 'spreadsheet'], why: 'it fills groups from a file, on a page of its own' },
      {
        name: 'group-settings',
        uses: ['form', 'course-settings', 'group'],
        why: 'it is what those do with a group who run it',
      },
    ],
  },
  {
    name: 'business',
    uses: ['base', 'learning'],
    why: 'it is about institutions, what they have bought and who sells to them, and knows no group from within',
    features: [
      { name: 'sales-question', uses: ['form'], why: 'it asks those who sell, from whatever those who ask look at' },
      { name: 'renewal-mails', uses: [], why: 'it stops mails about renewals, where those look who get them' },
      { name: 'license', uses: ['sales-question', 'renewal-mails'], why: 'it shows licenses, whoever holds them' },
      { name: 'follow-up', uses: ['form'], why: 'it is what is to be done for an institution, wherever that is shown' },
      { name: 'people-file', uses: ['download', 'follow-up', 'spreadsheet'], why: 'it invites people from a file' },
      { name: 'seats', uses: ['follow-up', 'sales-question', 'license'], why: 'it explains the seats of a license' },
      { name: 'institution', uses: ['form', 'sales-question'], why: 'it shows the people of an institution anywhere' },
      {
        name: 'awaited-mails',
        uses: [],
        why: 'it decides who is mailed, where those look who administer an institution',
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
    ],
  },
  {
    name: 'authoring',
    uses: ['base', 'learning', 'classroom', 'business'],
    why: 'it writes what the earlier areas show',
    features: [
      { name: 'change-set', uses: ['rich-text'], why: 'it takes back acts of authors, of whatever kind' },
      {
        name: 'working-copy',
        uses: ['form', 'saving'],
        why: 'it keeps what is typed in any form of authors and says who else has its item open',
      },
      {
        name: 'cms',
        uses: ['session', 'form', 'media', 'change-set', 'working-copy'],
        why: 'it is the page around all that authors write, and its products; what is in a course is not its matter',
      },
      {
        name: 'content-history',
        uses: ['rich-text', 'change-set', 'cms'],
        why: 'it shows what any item said before, and what was deleted',
      },
      {
        name: 'cms-item',
        uses: ['rich-text', 'form', 'change-set', 'working-copy', 'cms'],
        why: 'it is what the forms of all items of a course share: their state, their saving, and the course around them',
      },
      {
        name: 'waiting-changes',
        uses: ['rich-text', 'change-set', 'cms', 'content-history'],
        why: 'it shows what learners will see change, in whatever course or e-book',
      },
      {
        name: 'my-work',
        uses: ['rich-text', 'change-set', 'cms', 'waiting-changes'],
        why: 'it lists what one author has still to finish, wherever that is',
      },
      { name: 'content-comment', uses: ['cms', 'waiting-changes'], why: 'it shows what authors say about any item' },
      {
        name: 'cms-book',
        uses: ['rich-text', 'form', 'editor', 'change-set', 'working-copy', 'cms', 'cms-item'],
        why: 'it writes e-books and their pages, which any lesson of the product may show',
      },
      {
        name: 'cms-question',
        uses: ['rich-text', 'form', 'editor', 'change-set', 'working-copy', 'cms', 'cms-item', 'question'],
        why: 'it writes one question, whatever asks it',
      },
      {
        name: 'cms-assessment',
        uses: ['form', 'change-set', 'working-copy', 'cms', 'cms-item', 'cms-question'],
        why: 'it writes benchmarks and summaries of a course',
      },
      {
        name: 'cms-study-project',
        uses: ['form', 'editor', 'change-set', 'working-copy', 'cms', 'cms-item', 'cms-question'],
        why: 'it writes study projects of a lesson',
      },
      {
        name: 'cms-cards',
        uses: [
          'rich-text',
          'form',
          'editor',
          'media',
          'change-set',
          'working-copy',
          'cms',
          'cms-item',
          'library',
          'cms-book',
        ],
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
          'rich-text',
          'form',
          'media',
          'change-set',
          'working-copy',
          'cms',
          'cms-item',
          'waiting-changes',
          'cms-assessment',
          'cms-study-project',
          'cms-cards',
          'cms-resource',
          'cms-question',
        ],
        why: 'it is the editor of a course, in which all that it holds has its place',
      },
      { name: 'free-offers', uses: [], why: 'it lists what is free, of whatever course' },
      {
        name: 'preview',
        uses: ['course', 'shell', 'saving', 'instructor-resource', 'player', 'attempt', 'study-project', 'assessment'],
        why: 'it opens drafts with the players and viewers of a course, and records nothing',
      },
    ],
  },
  {
    name: 'instance',
    uses: ['base', 'learning', 'classroom', 'business'],
    why: 'it looks after an installation and the accounts in it, and writes no content',
    features: [
      {
        name: 'audit',
        uses: ['download', 'rich-text'],
        why: 'it says who did what to what, saves it and takes it back',
      },
      { name: 'instance', uses: [], why: 'it shows how the installation stands' },
      {
        name: 'admin',
        uses: ['session', 'form', 'follow-up', 'license', 'institution', 'renewal', 'audit', 'instance'],
        why: 'it is the area of those who support people: who they are, where they belong and which role they have',
      },
    ],
  },
  {
    name: 'entrance',
    uses: ['base', 'learning', 'classroom', 'business', 'authoring', 'instance'],
    why: 'it is where people come in, and leads to everything else',
    features: [
      {
        name: 'invitation-link',
        uses: ['session', 'invitation', 'shell', 'language'],
        why: 'it is the page of one invitation, for people who may not be signed in yet',
      },
      {
        name: 'welcome',
        uses: ['session', 'shell', 'group', 'gradebook', 'follow-up', 'language'],
        why: 'it is what people see who have no group yet, with pictures of the product, and the way into one',
      },
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
    ],
  },
];

/**
 * What uses an area that its own may not use, file by file. No other file may, and one that does so no more has to leave
 * this list.
 */
export const exceptions = [
  {
    from: ['classroom/group-settings/seats-short.tsx'],
    to: 'business/license/seats-link.ts',
    why: 'where a license has too few seats, whoever makes a group is led to who holds them',
  },
  {
    from: [
      'classroom/group-settings/create-group-dialog.tsx',
      'classroom/group-settings/deleted-groups-dialog.tsx',
      'classroom/group-settings/edit-group-dialog.tsx',
    ],
    to: 'business/sales-question/ask-for-seats.tsx',
    why: 'where a license has too few seats, more are asked for in front of the group, whose form stays as it was typed',
  },
];
