import type { CourseData } from './course-data.ts';

/** The only course of a product that is not published yet. */
export const savingEnergy: CourseData = {
  name: 'Saving Energy in Buildings',
  description: 'Where a building uses energy, and what its users can do about it.',
  language: 'en',
  logo: 'course-energy.svg',
  book: 'Saving Energy in Buildings',
  published: false,
  lessons: [
    {
      name: 'Reading a meter',
      slug: 'reading-a-meter',
      description: 'From the figures on a meter to the use of a day.',
      logo: 'course-energy.svg',
      published: false,
      pages: [
        {
          key: 'meter',
          title: 'Two readings make a use',
          content: `<p>A meter counts upwards and says nothing about today. Only the difference between two readings does. Read it at the same
hour on two days and subtract.</p>
<pre><code>Monday   7:00   48 213.6 kWh
Tuesday  7:00   48 231.1 kWh
Use of one day      17.5 kWh</code></pre>`,
        },
      ],
      cards: [
        {
          term: 'Kilowatt-hour (kWh)',
          definition: 'The energy that a device of 1,000 watts uses in one hour.',
          published: false,
        },
      ],
      projects: [],
    },
  ],
  benchmarks: [],
};
