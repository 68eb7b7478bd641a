import { dayText } from '../../../texts/formats/en.ts';

export const anotherAttempt = {
  allow: 'Allow another attempt',
  allowAt: (exercise: string) => `Allow another attempt: ${exercise}`,
  title: 'Allow another attempt?',
  text: (learner: string, exercise: string) =>
    `${learner} can take ${exercise} once more. The earlier attempt is kept with your reason, and its result counts until the new one is submitted.`,
  reason: 'Reason',
  reasonHelp: 'Kept with the earlier attempt. The learner does not see it.',
  required: 'A reason is required',
  submit: 'Allow',
  done: (learner: string) => `${learner} can start another attempt`,
  notPossible: 'The learner can already start or continue an attempt.',
  taken: 'Another attempt is already allowed.',
  kept: (by: string, day: string, used: boolean) =>
    `Another attempt ${used ? 'after it' : 'allowed, not started yet'}: ${by}, ${dayText(day)}`,
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered here is not saved.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
};
