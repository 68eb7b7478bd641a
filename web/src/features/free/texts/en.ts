export const free = {
  exercise: {
    reminder: 'Reminder: No information is recorded during a free lesson',
    exit: 'Nothing is recorded here: your answers are gone once you exit.',
    howOften: 'You can take it as often as you like.',
    timesOver: 'When the time is over, your answers are submitted. The time goes on while you are away.',
    withheld: 'A free benchmark shows your score. Which answers are right stays closed.',
    completed: 'Nothing of it was recorded. You can start again at any time.',
  },
  sheet: {
    howOften: 'You can take three sheets a day. Each asks eight questions or fewer.',
    withheld:
      'The result is a band: review needed, good from 75 percent, or excellent when all is right. How many answers were right stays closed, because learners are graded with the same questions.',
    completed: 'Your answers were not recorded.',
    incomplete: 'Not every question was answered, so there is no result. Answer all of them on your next sheet.',
    rested: 'This is your result.',
  },
  toLesson: 'Back to the lesson',
  lesson: 'Free lesson',
  sections: { projects: 'Study Projects', library: 'E-book', quickdeck: 'Quickdeck' },
  noProjects: 'This lesson has no study projects yet.',
  notOffered: 'This benchmark is not free now. What is free stands on Home.',
};
