import type { LessonData } from '../../course-data.ts';
import { choice, no, withFeedback, yes } from '../../questions.ts';

const page = `<p>Programs that write, summarize and translate have arrived at many desks. They calculate which word is likely to come next,
and they do it so well that a wrong sentence sounds exactly as sure as a right one. This is the first thing to know about
them.</p>
<h2>Good servants, poor witnesses</h2>
<table><thead><tr><th scope="col">Useful for</th><th scope="col">Not to be relied on for</th></tr></thead>
<tbody><tr><td>a first draft that you revise</td><td>facts and sources that nobody checks</td></tr>
<tr><td>a clearer version of your own text</td><td>calculations that matter</td></tr>
<tr><td>ideas when the page is empty</td><td>decisions about people</td></tr></tbody></table>
<h2>Before you paste anything</h2>
<p>What is typed into such a service leaves the house. Ask what you would ask of any other receiver: may they see it, will they keep
it, and do we have an agreement with them? Names, customer data and contracts do not belong there without one.</p>
<ul><li>Use the service that your organization has chosen.</li><li>Leave out names, or replace them.</li>
<li>Check every figure and every quotation at its source.</li><li>Say that you used it where others rely on the text.</li></ul>
<p>The responsibility for a text lies with whoever sends it. “The program wrote that” is no excuse.</p>`;

/** A lesson that is still being written. */
export const assistants: LessonData = {
  name: 'Working with AI assistants',
  slug: 'working-with-ai-assistants',
  description: 'What writing programs are good at, what they get wrong, and what does not belong in them.',
  logo: 'lesson-assistants.svg',
  published: false,
  pages: [{ key: 'assistants', title: 'Good servants, poor witnesses', content: page }],
  cards: [
    { term: 'Prompt', definition: 'What one types in to get a text from an AI assistant.', published: false },
    {
      term: 'Hallucination',
      definition: 'A statement of an AI assistant that sounds sure and is made up.',
      published: false,
    },
  ],
  projects: [
    {
      level: 1,
      published: false,
      introduction: `<h2>Learn: The quick summary</h2>
<p>A colleague wants to have the minutes of the staff meeting summarized by a free service on the web.</p>`,
      key_elements: [{ name: 'Good servants, poor witnesses', shows: [{ page: 'assistants' }] }],
      cases: [
        [
          withFeedback(
            choice(
              'What do you advise?',
              no('Paste the minutes; a summary is harmless'),
              yes('Use the service that the organization has chosen, and leave names out'),
              no('Paste them, and delete the chat afterwards'),
            ),
            {
              correct: 'Right. The minutes hold names, and the free service is a receiver like any other.',
              first: 'Who may see the minutes of a staff meeting?',
              second: 'What has been pasted has left the house, and deleting the chat does not bring it back.',
              hint: { page: 'assistants' },
            },
          ),
        ],
      ],
    },
  ],
};
