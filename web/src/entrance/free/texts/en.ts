export const free = {
  exercise: {
    reminder: 'Reminder: No information is recorded during a free lesson',
    exit: 'Nothing is recorded here: your answers are gone once you exit.',
    howOften: 'You can take it as often as you like.',
    timesOver: 'When the time is up, your answers are submitted. The time keeps running while you are away.',
    withheld: 'A free benchmark shows your score, but not which answers are right.',
    completed: 'Nothing was recorded. You can start again at any time.',
  },
  sheet: {
    howOften: 'You can take three sheets a day. Each asks eight questions or fewer.',
    withheld: (line: number) =>
      `Your result is a band: review needed, good (${line}% or more) or excellent (all right). It does not say how many answers were right, because learners are graded with the same questions.`,
    completed: 'Your answers were not recorded.',
    incomplete: 'You did not answer every question, so there is no result. Answer all of them on your next sheet.',
    rested: 'This is your result.',
  },
  toLesson: 'Back to the lesson',
  lesson: 'Free lesson',
  sections: { projects: 'Study Projects', library: 'E-book', quickdeck: 'Quickdeck' },
  noProjects: 'This lesson has no study projects yet.',
  notOffered: 'This benchmark is not free now. See Home for what is free.',
};
