export const preview = {
  exercise: {
    reminder: 'Preview. Drafts are shown, nothing is recorded.',
    exit: 'Nothing is recorded here: your answers are gone once you exit.',
    howOften: 'In preview you can take it as often as you like.',
    timesOver: 'When the time is up, your answers are submitted. The time keeps running while you are away.',
    withheld: '',
    completed: 'Nothing was recorded. You can start again at any time.',
    back: 'Back to the course',
  },
  title: 'Preview',
  draft: 'Draft',
  /** What there is in a lesson, such as "3 pages, 13 cards, no clips". */
  holds: (sizes: readonly string[]) => sizes.join(', '),
  noLessons: 'This course has no lessons yet.',
};
