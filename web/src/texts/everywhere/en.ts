// What everybody reads on any page, in English.
import type { IssueCode } from '@lectern/domain/issue.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { dayText, durationText, listText, numberText, percentText, periodText, plural } from '../formats/en.ts';
import type { IssueText } from '../issue-text.ts';

export const ui = {
  /** What a browser tab says, from the narrowest name to the widest. */
  pageTitle: (names: readonly string[]) => [...names, 'Lectern'].join(' – '),
  count: numberText,
  loading: 'Loading...',
  error: 'Error...',
  notAnswered: 'This device is online, but the server sent no usable answer.',
  offline: 'This device is offline.',
  failed: 'Oops! Something went wrong!',
  loadAgain: 'Load again',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  back: 'Back',
  undo: 'Undo',
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered here is not saved.',
    leave: 'Leave',
    stay: 'Stay here',
  },
  required: 'required',
  enterAmount: 'Enter an amount such as 1200.50.',
  enterWholeNumber: 'Enter a whole number.',
  needAttention: (fields: number) =>
    plural(fields, { one: '# field needs your attention', other: '# fields need your attention' }),
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied!',
  saved: 'Saved',
  saving: 'Saving',
  notSaved: 'Not saved',
  faultyLine: 'Not saved: the server has a fault. Your answers are kept on this device and sent again by themselves.',
  refusedLine: 'Not saved. Your answers are kept on this device.',
  notSavedLine: 'Not saved. Your answers are kept on this device and sent when the connection is back.',
  notKeptLine:
    'Not saved. This browser does not keep answers on this device: leave this page open until the connection is back.',
  conflict: {
    title: 'Changed in the meantime',
    text: 'Somebody else saved this after you opened it, and changed the same as you. Choose which version to keep. All other changes are kept.',
    yours: 'Yours',
    theirs: 'Theirs',
    save: 'Save this choice',
    none: 'None',
    merged: (names: readonly string[]) =>
      `Somebody else has changed this too: ${listText(names)}. Their changes are kept with yours.`,
    ownTitle: 'Typed in two windows',
    ownText:
      'You typed something else here in another window. Choose which version to keep. Everything else from both windows is kept.',
    here: 'In this window',
    there: 'In the other window',
    use: 'Use this choice',
    mergedOwn: 'What you typed in the other window is here now too.',
  },
  breadcrumbs: 'Breadcrumbs',
  notifications: 'Notifications',
  percent: percentText,
  ofTotal: (done: number, total: number) => `${done} of ${total}`,
  timeLeft: (seconds: number) => `${durationText(seconds)} left`,
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  pass: (line: number) => `line at ${percentText(line)}`,
  states: {
    locked: 'Locked',
    open: 'Not started',
    started: 'Started',
    complete: 'Completed',
  },
};

/** What the server sends along with a refusal. */
type RefusalDetails = Readonly<Record<string, unknown>>;

const andMore = (names: readonly string[], more: unknown) =>
  typeof more === 'number' ? [...names, `${numberText(more)} more`] : names;

/** The sentence for each "no" of the server. */
export const refusals = {
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'Your role does not allow this.',
  ACCOUNT_CLOSED: 'This account is closed, or its address belongs to another person. Ask your institution.',
  NOT_FOUND: 'Not found, or you do not have access.',
  INVALID: 'Something in the form is not right. Check the marked fields.',
  TAKEN: 'This is already taken. Choose another one.',
  IN_USE: ({ groups, more }: RefusalDetails): string =>
    groups
      ? `These groups still use it: ${listText(andMore(groups as string[], more))}.`
      : 'This is still used elsewhere.',
  CONFLICT: 'This was changed somewhere else in the meantime. The newer version is shown.',
  RATE_LIMITED: ({ retryAfter }: RefusalDetails) =>
    typeof retryAfter === 'number'
      ? `Too many tries. Please wait ${durationText(retryAfter < 60 ? retryAfter : Math.ceil(retryAfter / 60) * 60)} and try again.`
      : 'Too many tries. Please wait 15 minutes and try again.',
  UNAVAILABLE: 'The server is busy. Please try again in a minute.',
  TOO_LARGE: 'This is larger than the server accepts.',
  BAD_CURSOR: 'This list has changed. Load it again from the start.',
  IDEMPOTENCY_REUSED: 'This was already sent with other contents. Load the page again.',

  GROUP_KEY_UNKNOWN: 'No group has this key. Check it letter by letter; capitals count.',
  GROUP_FULL: 'This group is full. Ask your instructor for another place.',
  GROUP_NOT_ACTIVE:
    'This group is closed or has ended, so nobody can join it. Ask your instructor whether it opens again.',
  GROUP_LOCKED: ({ ended }): string =>
    ended === true
      ? 'This group has ended. Ask your instructor if you still need it.'
      : 'This group is locked. Ask your instructor to open it.',
  NOT_STARTED_YET: ({ opens }) =>
    typeof opens === 'string'
      ? `This group opens ${dayText(opens)}. Ask your instructor if you need it sooner.`
      : 'This group has not opened yet. See Home for the day.',
  LICENSE_EXPIRED: 'The license of this group has expired or was never activated. Ask your instructor.',
  NOT_LICENSED: ({ end_date, expiry_date, products }) =>
    [
      'The license of this group no longer covers it.',
      typeof end_date === 'string' &&
        `The group ends ${dayText(end_date)}, and the license ${dayText(String(expiry_date))}.`,
      Array.isArray(products) && `The license is no longer for ${listText(products.map(String))}.`,
      'Have the license changed first: your sales manager can do that.',
    ]
      .filter(Boolean)
      .join(' '),
  NO_SEATS_LEFT: 'The group size has exceeded the remaining license accounts',
  ALREADY_MEMBER: 'You already belong to this group. You find it on Home.',
  REMOVED_FROM_GROUP: ({ graded }): string =>
    graded === true
      ? 'An instructor has removed you from this group. What you have saved will be graded when the time is up. Ask your instructor to add you again.'
      : 'An instructor has removed you from this group. Ask them to add you again.',
  INVITATION_EXPIRED: 'This invitation is older than 30 days. Ask the person who invited you for a new one.',

  NOT_PUBLISHED: 'This has not been published yet. Your instructor may know when it will be.',
  NO_QUESTIONS: 'Oops! There are no questions. Please check back later. Your instructor may know when.',
  ALREADY_COMPLETE: 'You have completed this and cannot take it again. Your result is on the page of the course.',
  BENCHMARK_FIRST: 'Complete the benchmark of this level first.',
  SEQUENCE: 'Complete the study project before this one first.',
  NO_ATTEMPTS_LEFT: 'You have used all attempts that your group allows. Your instructor can allow another.',
  NO_ATTEMPT: 'This has not been started yet.',
  NO_SHEETS_LEFT:
    "You have taken today's sheets: three in one browser, 300 from one address. Come back tomorrow, or take a benchmark that has free samples.",
  ATTEMPT_OVER: 'This attempt has been submitted and can no longer be changed.',
  TIME_OVER: 'The time is up. Your saved answers have been submitted.',
  QUESTION_SETTLED: 'This question is finished. Continue to the next one.',
  NOT_ANSWERED: 'Answer the question before you check it.',
  NOT_COMPLETE: 'Some questions are not finished yet.',
} satisfies Record<RefusalCode, string | ((details: RefusalDetails) => string)>;

/** The sentence for what anybody can get wrong in a field; a form may put words of its own in their place. */
export const issues = {
  REQUIRED: 'is required',
  TOO_LONG: ({ maximum }) => `Use at most ${plural(maximum, { one: '# character', other: '# characters' })}.`,
  TOO_SHORT: ({ minimum }) => `Use at least ${plural(minimum, { one: '# character', other: '# characters' })}.`,
  TOO_HIGH: ({ maximum }) => `Use at most ${maximum}.`,
  TOO_LOW: ({ minimum }) => `Use at least ${minimum}.`,
  TOO_MANY: ({ maximum }) => `Choose at most ${maximum}.`,
  TOO_FEW: ({ minimum }) => `Choose at least ${minimum}.`,
  ONE_LINE: 'Write it on one line.',
  NOT_AN_EMAIL: 'Enter an address such as name@school.org.',
  NOT_A_KEY: 'please enter a valid code',
  NOT_A_DAY: 'Use a date such as 2026-09-01.',
  WRONG_SHAPE: 'Check this entry: it is not in the right form.',
  SEVERAL_ATTEMPTS: 'These answers belong to more than one attempt.',
  NOT_ASKED: 'A question does not belong to this attempt.',
  NO_PLACES: 'The group size has exceeded the remaining license accounts',
  DAY_PASSED: 'Choose today or a day after it.',
  DAYS_REVERSED: 'Start date cannot be after the end date',
} satisfies { readonly [Code in IssueCode]?: IssueText<Code> };

export const shell = {
  product: 'Lectern',
  skipToContent: 'Skip to the content',
  navigation: 'Main',
  openNavigation: 'Open the navigation',
  signIn: 'Sign in',
  myAccount: 'My Account',
  logout: 'Logout',
  home: 'Home',
  contentManagement: 'Content Management',
  salesManagement: 'Sales Management',
  adminDashboard: 'Admin Dashboard',
  profile: (name: string) => `Profile of ${name}`,
  invitedProfile: (name: string, invitations: number) =>
    `Profile of ${name}, ${plural(invitations, { one: '# institution invitation', other: '# institution invitations' })}`,
  appearance: 'Appearance',
  schemes: { light: 'Light', dark: 'Dark', auto: 'System' },
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  notLoaded: {
    page: 'This page could not be loaded.',
    groups: 'The groups could not be loaded.',
    group: 'The group could not be loaded.',
    course: 'The course could not be loaded.',
    gradebook: 'The gradebook could not be loaded.',
    materials: 'The study materials could not be loaded.',
    exercise: 'The exercise could not be loaded.',
    latest: 'This may not be up to date.',
  },
  pageFailed: 'This page could not be shown',
  toHome: 'Go to Home',
  signsOutLater: 'There is no connection. You are signed out as soon as it is back; leave this page open.',
  notKept:
    'This browser keeps nothing for Lectern. It works in this tab; your settings, and answers that are not sent yet, are lost when you close it.',
  unsent: {
    title: 'Some answers have not been sent',
    text: 'They could not be sent before signing out. If you sign out now, they are deleted from this device:',
    elsewhere: 'Answers given in another tab',
    stay: 'Stay signed in',
    delete: 'Delete and sign out',
  },
};

export const session = {
  checking: 'Checking Authentication...',
  returningTitle: 'Signing in',
  renewingTitle: 'Staying signed in',
  returning: 'Loading, please wait...',
  failed: 'Signing in did not work.',
  away: 'Sign-in is not available now. Please try again in a minute.',
  tryAgain: 'Try again',
  ended: {
    title: 'You are signed out here',
    text: 'There is no connection. Leave this page open: once the connection is back, your session ends at the server too.',
  },
  replaced: {
    title: 'Please sign in again',
    whose: (name: string) => `This page shows the work of ${name}.`,
    text: 'Somebody else has signed in on this browser. If this is your work, sign in again to continue. Answers that were not sent yet stay on this device and are sent then.',
  },
};

export const saving = {
  changedElsewhere: (exercise: string) =>
    `${exercise}: answers kept on this device differ from newer ones. Open it to choose which to keep.`,
  notTaken: (exercise: string, reason: string) => `${exercise}: ${reason}`,
};

export const home = {
  myInstitution: 'My Institution',
  myGroups: 'My Groups',
  allGroups: 'All Groups',
  institutionMembers: 'Institution Members',
  licenses: 'Licenses',
  history: 'History',
  noGroups: 'You have no associated groups. Click above to join a group',
  noGroupsStaff: 'You have no associated groups. Click above to join/create a group',
  continueWhereYouStopped: 'Continue where you stopped',
  continue: 'Continue',
  placeReached: (question: number, total: number, done: number) =>
    `, question ${question} of ${total}, ${done} answered so far`,
  comesNext: 'What comes next',
  next: 'Next',
  withQuestions: (questions: string) => `, ${questions}`,
  selected: 'Selected',
  createGroup: 'Create Group',
  deletedGroups: 'Deleted groups',
  joinGroup: 'Join Group',
};

export const group = {
  key: 'Group Key',
  members: 'Members',
  instructor: 'Instructor',
  status: 'Status',
  externalId: 'External ID',
  courses: 'Courses',
  groupMembers: 'Group Members',
  gradebook: 'Gradebook',
  settings: 'Settings',
  statuses: { STARTED: 'Active', CLOSED: 'Inactive', NOT_YET: 'Inactive', ENDED: 'Expired' },
  unknownStatus: '...',
  noCourses: 'Courses are currently under maintenance...',
  tabs: 'Group',
  period: periodText,
  joinedLately: 'Just joined',
  endsSoon: (last: string) => `This group ends ${dayText(last)}.`,
  extend: 'Extend',
  lateAnswers: (count: number) =>
    plural(count, { one: 'Answers of # sitting came late.', other: 'Answers of # sittings came late.' }),
  decideLate: 'Decide',
  decideLateIn: (name: string) => `Decide about late answers in ${name}`,
  opensLater: (first: string, owner: string) => `Opens ${dayText(first)}. Ask ${owner} if you need it sooner.`,
  isOver: (owner: string) => `This group has ended. Ask ${owner} if you still need it.`,
  numberOfCourses: (count: number) => plural(count, { one: '# course', other: '# courses' }),
  learners: (count: number) => plural(count, { one: '# learner', other: '# learners' }),
  freePlaces: (free: number, size: number) =>
    `${numberText(free)} of ${plural(size, { one: '# place free', other: '# places free' })}`,
  barIs: (courses: number): string =>
    courses === 1 ? 'The bar shows the mean of the lessons.' : 'The bar shows the mean of the courses.',
  ringIs: 'The ring shows the mean of the lessons.',
  levelsAndLessons: (levels: number, lessons: number) =>
    `${plural(levels, { one: '# level', other: '# levels' })} · ${plural(lessons, { one: '# lesson', other: '# lessons' })}`,
};

export const joinGroup = {
  key: 'Group Key',
  join: 'Join',
  keyHelp: 'Ten letters and digits from your instructor. Capitals count.',
  joined: (name: string) => `Successfully joined ${name}`,
  joinedAsLearner: (owner: string) => `You joined as a learner. Ask ${owner} to make you an instructor.`,
};
