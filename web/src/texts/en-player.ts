/** What the players of study projects and assessments say. */
export const player = {
  exitTitle: 'Exit Study Project?',
  exitText: 'Your answers so far are saved. You can continue later.',
  exit: 'Exit',
  continue: 'Continue',
  saveProgress: 'Save progress',
  progressSaved: 'Your progress has been successfully saved!',
  saveFailed: 'Oops! Something went wrong!',
  submitFailed:
    'Oops! Something went wrong. Please try again later! If problem persists try logging out and back in or contact Tech Support.',
  notFound: 'Could Not Find Study Project',
  done: 'Done',
  noQuestions: 'Oops! There are no questions. Please check back later.',
  freeReminder: 'Reminder: No information is recorded during a free lesson',
  preview: 'Preview. Drafts are shown, nothing is recorded.',
  timesUp: 'Times Up!',
  answered: 'Answered',
  unanswered: 'Unanswered',
  review: 'Review',
  submit: 'Submit',
};

/** What results say. */
export const results = {
  passed: 'Congratulations! You achieved the required score.',
  failed: "Don't worry! You didn't get the required score, but you can try again.",
  bands: { 'Review needed': 'Review needed', Good: 'Good', Excellent: 'Excellent', NA: 'NA' },
};
