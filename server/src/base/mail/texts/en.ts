// What mails and spreadsheets of the server say, in English.
import type { ExerciseState } from '@lectern/domain/classroom/gradebook/export/sheet-row.ts';
import type { ExerciseMeasure, LearnerMeasure } from '@lectern/domain/classroom/gradebook/export/sheet-columns.ts';
import type { RenewalRule } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { pluralIn } from '../plural-in.ts';

/** What the work of the server is called, as the page of the instance calls it. */
const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'Send invitation reminders',
  forget_expired: 'Clean up expired data',
  nightly_backup: 'Make a backup and test it',
  end_groups: 'End groups whose last day has passed',
  count_figures: 'Count license use',
  check_counters: 'Recheck totals',
  verify_audit_log: 'Verify the audit log',
  tell_of_renewals: 'Send renewal emails',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `“${jobs[one.job]}” has failed: ${one.said}`;
    case 'JOB_FOUND':
      return `“${jobs[one.job]}” has found faults (${one.found}); the log of the server names them.`;
    case 'JOB_LATE':
      return one.began === null
        ? `“${jobs[one.job]}” has never begun, although it was due.`
        : `“${jobs[one.job]}” was due and has not begun since ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'No backup is made at night.';
    case 'BACKUP_FAILED':
      return `The last backup could not be made: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `The last backup was made and not verified: ${one.said}`;
    case 'BACKUP_GONE':
      return `The last backup is gone: ${one.file} is not there.`;
    case 'FILES_MISSING':
      return `Files of the media library were missing when the last backup was made (${one.files}).`;
  }
}

/** What is wrong with the work of the server, for the doctor and for the mail to whoever runs the installation, in English. */
export const faults = {
  jobs,
  fault,
  subject: (job: JobName) => `Lectern: something is wrong with “${jobs[job]}”`,
  next: 'Lectern tries it again by itself. You get the next email only when something else goes wrong, or when it works and then fails again. See its state and run it now:',
};

/** What mails say that invite somebody into an institution, and that call an invitation to mind. */
export const invitationMail = {
  roles: { CENTER_ADMIN: 'Center Administrator', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  somebody: 'Somebody',
  ask: (by: string) => `Questions? Reply to this email. It goes to ${by}.\n`,
  joins: (group: string, from: string, until: string) =>
    ` You then join ${group ? `the group ${group}` : 'a group'}, from ${from} to ${until}.`,
  subject: (institution: string) => `${institution || 'An institution'} invites you to Lectern`,
  body: (person: string, by: string, institution: string, role: string, joins: string, link: string, email: string) =>
    `${person ? `Hello ${person}` : 'Hello'},\n\n${by} invites you to ${institution || 'an institution'} on Lectern. Your role there: ${role}.${joins}\n\nOpen this link to accept or decline:\n\n${link}\n\nThe invitation is for ${email} and open for 30 days. The link is yours alone, so do not pass it on. If you do not know ${institution || 'this institution'}, you need not do anything.\n`,
  reminderSubject: (institution: string, until: string) =>
    `Reminder: the invitation of ${institution || 'an institution'} ends on ${until}`,
  reminderBody: (
    by: string,
    institution: string,
    role: string,
    joins: string,
    link: string,
    email: string,
    until: string,
  ) =>
    `Hello,\n\nyou have not answered yet: ${by} invites you to ${institution || 'an institution'} on Lectern. Your role there: ${role}.${joins}\n\nOpen this link to accept or decline:\n\n${link}\n\nThe invitation is for ${email} and open until ${until}. The link is yours alone, so do not pass it on. If you do not know ${institution || 'this institution'}, you need not do anything.\n`,
};

const plural = pluralIn('en');

/** What the mail says that tells somebody on a roster how to join their group. */
export const awaitedMail = {
  subject: (institution: string, group: string) =>
    `Join ${group || 'your group'}${institution ? ` of ${institution}` : ''} on Lectern`,
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  awaits: (institution: string, group: string) =>
    `${institution || 'An institution'} has put you on the list of ${group ? `the group ${group}` : 'a group'} on Lectern.`,
  days: (from: string, until: string) => `From ${from} to ${until}`,
  courses: (courses: number) => plural(courses, { one: 'Course', other: 'Courses' }),
  main: 'Main instructor',
  signIn: (email: string) =>
    `Open this link and sign in as ${email}. If you have no account yet, create one with this address. Nothing else is needed to join:`,
  notYou: (institution: string) => `If you do not know ${institution || 'this institution'}, you need not do anything.`,
};

/** What the mail says that tells a main instructor which learners somebody has moved to another group. */
export const movedMail = {
  subject: (learners: number, group: string) =>
    `${plural(learners, { one: '# learner', other: '# learners' })} moved from ${group || 'your group'}`,
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  somebody: 'Somebody',
  moved: (by: string, from: string, to: string) =>
    `${by} has moved these learners from ${from || 'your group'} to ${to || 'another group'}:`,
  more: (learners: number) => `and ${learners} more`,
  work: 'Their work has moved with them. If this is wrong, ask the person who moved them.',
};

const licenseOf = (license: string, institution: string) =>
  `${license ? `License ${license}` : 'A license'} of ${institution || 'an institution'}`;

/** What the mail says that tells somebody once a day which licenses end or are short of seats. */
export const renewalMail = {
  institution: 'An institution',
  license: 'A license',
  subjectOfOne: (license: string, institution: string, on: string) =>
    `${licenseOf(license, institution)} ends on ${on}`,
  subjectOfSeats: (license: string, institution: string, taken: number, bought: number) =>
    `${licenseOf(license, institution)}: ${taken} of ${plural(bought, { one: '# seat', other: '# seats' })} taken`,
  subjectOfEnds: (licenses: number, on: string) =>
    `${plural(licenses, { one: '# license to look at', other: '# licenses to look at' })}; the first ends on ${on}`,
  subject: (licenses: number) => plural(licenses, { one: '# license to look at', other: '# licenses to look at' }),
  hello: (person: string) => (person ? `Hello ${person},` : 'Hello,'),
  ask: (person: string) => `Questions? Reply to this email. It goes to ${person}.`,
  ends: (license: string, days: number, on: string) =>
    `- ${license} ends in ${plural(days, { one: '# day', other: '# days' })}, on ${on}.`,
  seats: (license: string, taken: number, bought: number) =>
    `- ${license}: learners have taken ${taken} of ${plural(bought, { one: '# seat', other: '# seats' })}.`,
  why: 'You get this because you look after these institutions or administer them: 90, 30 and 7 days before a license ends, and when 9 of 10 seats are taken, each once.',
  stopOnPage: 'To stop these emails for an institution, open its page and clear the box under Renewal emails.',
  stopBelowLicenses:
    'To stop these emails for an institution, open its licenses and clear the box under Renewal emails below them.',
};

/** What a mail says to somebody for whom a link to a new password was handed out. */
export const linkMail = {
  support: 'Somebody',
  subject: 'A link for a new password was handed out',
  body: (person: string, by: string, forgotten: string) =>
    `${person ? `Hello ${person}` : 'Hello'},\n\n${by} of the Lectern support has handed out a link with which a new password can be set for your account. It works once, and for one hour. When it is used, all sessions of your account end.\n\nIf you did not ask for it, choose a new password yourself now: that link then no longer works.\n\n${forgotten}\n`,
};

const ofLearner: Record<LearnerMeasure, string> = {
  GROUP: 'Group',
  LAST_NAME: 'Last name',
  FIRST_NAME: 'First name',
  EMAIL: 'Email',
  EXTERNAL_ID: 'External ID of the group',
  PROGRESS: 'Progress (%)',
  COMPLETED: 'Completed',
  CORRECT: 'Correct',
  INCORRECT: 'Incorrect',
  QUESTIONS: 'Questions',
  FIRST_TRY: 'Correct at first try',
  SECONDS: 'Seconds',
  TIME: 'Time (mm:ss)',
};

const ofExercise: Record<ExerciseMeasure, string> = {
  STATE: 'state',
  SCORE: 'score (%)',
  CORRECT: 'correct',
  QUESTIONS: 'questions',
  FIRST_TRY: 'correct at first try',
  ATTEMPT: 'attempt',
  COMPLETED_ON: 'completed on',
  IN_PROGRESS: 'done in open attempt',
  SECONDS: 'seconds',
  TIME: 'time (mm:ss)',
};

const states: Record<ExerciseState, string> = {
  COMPLETED: 'Completed',
  IN_PROGRESS: 'In progress',
  NOT_STARTED: 'Not started',
};

export const gradebookSheet = {
  rightToLeft: false as boolean,
  assessments: 'Benchmarks and summaries',
  level: (level: number) => `Level ${level}`,
  ofLearner,
  ofExercise,
  states,
  headOf: (exercise: string, measure: string) => `${exercise}: ${measure}`,
  benchmark: (level: number) => `Benchmark, level ${level}`,
  summary: (level: number) => `Summary, level ${level}`,
  project: (lesson: string, number: number) => `${lesson} – project ${number}`,
  unpublished: (exercise: string) => `${exercise} (unpublished)`,
  fileOf: (course: string, group: string | null) => (group === null ? `Gradebook – ${course}` : `${group} – ${course}`),
};

const heads = {
  INSTITUTION: 'Institution',
  LICENSE: 'License',
  SALES_MANAGER: 'Sales manager',
  ENDS_ON: 'Ends on',
  DAYS: 'Days left',
  SEATS_USED: 'Seats used by groups',
  SEATS_TAKEN: 'Seats taken by learners',
  SEATS_BOUGHT: 'Seats bought',
  LEARNERS: 'Learners',
  ACTIVE: 'Active in 30 days',
  ACTIVE_BEFORE: 'Active in the 30 days before',
  GAIN: 'Learning gain (points)',
  GAIN_LEARNERS: 'Learners in the gain',
  COUNTED_ON: 'Counted on',
  FOLLOW_UPS: 'Open follow-ups',
  NEXT_DUE: 'Next due',
  REASONS: 'Reasons',
};

const rules: Record<RenewalRule, string> = {
  SEATS_SHORT: 'Seats short',
  SEATS_UNUSED: 'Seats unused',
  QUIET: 'Little activity',
  FALLING: 'Fewer active',
  NO_RESULTS: 'No results',
  FOLLOW_UP_DUE: 'Follow-up due',
  NO_MANAGER: 'No sales manager',
};

export const renewalSheet = {
  rightToLeft: false as boolean,
  sheet: 'Renewals',
  file: (day: string) => `Renewals ${day}`,
  heads,
  rules,
};

export const auditSheet = {
  file: 'Audit log',
  heads: {
    ENTRY: 'Entry',
    AT: 'When (UTC)',
    ACTION: 'Action',
    ACTOR_TYPE: 'Kind of person',
    ACTOR_ID: 'Id of the person',
    ACTOR: 'Person',
    OBJECT_TYPE: 'Kind of item',
    OBJECT_ID: 'Id of the item',
    OBJECT: 'Item',
    INSTITUTION: 'Institution',
    BEFORE: 'Before',
    AFTER: 'After',
    UNDOES: 'Undoes',
    UNDONE_BY: 'Undone by',
    ADDRESS: 'Network address',
  },
};

/** What every mail says around its text. */
export const mailFrame = { open: 'Open the link' };
