import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  { term: 'Personal data', definition: 'Everything that relates to a person who is identified or can be identified.' },
  {
    term: 'Particularly protected data',
    definition: 'Data that can hurt a person when it becomes known, for example about health, beliefs or origin.',
  },
  { term: 'Purpose', definition: 'What data was collected for. It is not used for anything else.' },
  { term: 'Data minimization', definition: 'Collecting only what is needed. What was never collected cannot be lost.' },
  { term: 'Consent', definition: 'A free, informed yes for a certain purpose. It can be taken back at any time.' },
  {
    term: 'Pseudonymizing',
    definition: 'Replacing names with codes and keeping the list of codes apart. The data is still personal.',
  },
  { term: 'Anonymizing', definition: 'Changing data so that nobody can tell any longer who is meant.' },
  { term: 'Bcc', definition: 'The address field whose receivers are hidden from each other.' },
  { term: 'Retention period', definition: 'How long something is kept, and what happens to it then.' },
  { term: 'Breach', definition: 'A loss, change or disclosure of personal data that was not intended.' },
];

/** Personal data. */
export const privacy: LessonData = {
  name: 'Personal data in everyday work',
  slug: 'personal-data-in-everyday-work',
  description:
    'What counts as personal data, how little of it you need, and what to do when it went to the wrong place.',
  logo: 'lesson-privacy.svg',
  pages,
  cards,
  projects,
};
