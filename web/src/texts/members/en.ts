// What those read who look at the members of a group, in English.
import { dayText, durationText, listText, minutesText, percentText, plural } from '../formats/en.ts';

/** Names of people, the first few of many. */
const namesText = (names: readonly string[]) =>
  names.length <= 5 ? listText(names) : listText([...names.slice(0, 4), `${names.length - 4} more`]);

/** How many people an import has done something with. */
type Imported = {
  readonly added: number;
  readonly moved: number;
  readonly removed: number;
  readonly awaited: number;
};

export const members = {
  instructors: 'Instructors',
  learners: 'Learners',
  choices: { joined: 'Joined', awaited: 'Awaited', refused: 'Could not join' },
  findLearner: 'Find a learner',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  joined: 'Joined',
  joinedOn: dayText,
  me: 'Me',
  roles: { MAIN_INSTRUCTOR: 'Main Instructor', INSTRUCTOR: 'Instructor', STUDENT: 'Learner' },
  notLoaded: 'The members of this group could not be loaded.',
  noLearners: 'No learners yet. Add learners, import a file, or share the group key.',
  noClassmates: 'No learners yet.',
  noResults: 'No Results',
  moreResults: 'More Results',
  places: (learners: number, size: number) =>
    `${plural(learners, { one: '# learner', other: '# learners' })} of ${plural(size, { one: '# place', other: '# places' })}`,
  numberOfLearners: (count: number) => plural(count, { one: '# learner', other: '# learners' }),
  found: (count: number) => plural(count, { one: '# learner found', other: '# learners found' }),
  addLearners: {
    title: 'Add learners',
    add: (count: number) => (count === 0 ? 'Add' : `Add ${plural(count, { one: '# learner', other: '# learners' })}`),
    done: (count: number) => plural(count, { one: '# learner added', other: '# learners added' }),
  },
  addInstructors: {
    title: 'Add instructors',
    add: (count: number) =>
      count === 0 ? 'Add' : `Add ${plural(count, { one: '# instructor', other: '# instructors' })}`,
    done: (count: number) => plural(count, { one: '# instructor added', other: '# instructors added' }),
  },
  findPerson: 'Find a person by name or email',
  searchBegins: (characters: number) =>
    plural(characters, { one: 'Type at least # character.', other: 'Type at least # characters.' }),
  peopleNotLoaded: 'The people of this institution could not be loaded.',
  peopleShown: (count: number, more: boolean) =>
    plural(count, {
      one: `# person${more ? ', there are more' : ''}`,
      other: `# people${more ? ', there are more' : ''}`,
    }),
  noneToAdd: 'This institution has no learners yet. Anyone who joins with the group key becomes one.',
  noInstructorsToAdd: 'This institution has no instructors yet.',
  full: 'This group is full. Make it larger, or remove somebody first.',
  freePlaces: (count: number) => plural(count, { one: '# place is free', other: '# places are free' }),
  wasAdded: 'Added',
  notDone: 'Not changed',
  notAdded: 'Nobody was added. Please try again.',
  whyNot: {
    ALREADY_MEMBER: 'Already in this group',
    GROUP_FULL: 'The group is full',
    GROUP_NOT_ACTIVE: 'This group is closed or has ended',
    LICENSE_EXPIRED: "This group's license isn't valid now",
    NOT_FOUND: "Doesn't have this role at this institution",
    FORBIDDEN: 'Your role does not allow this',
    CONFLICT: 'Started the same exercise in both groups',
  },
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all shown',
  chosen: (count: number) => plural(count, { one: '# chosen', other: '# chosen' }),
  chooseNone: 'Choose none',
  tooMany: (most: number) => `At most ${most} at once`,
  removeFromGroup: 'Remove from group',
  removeOne: (name: string) => `Remove ${name} from the group`,
  removeTitle: (names: readonly string[]) => `Remove ${namesText(names)}?`,
  removeText:
    "Their results are kept. Add them again to bring everything back; until then they can't join with the group key.",
  sitNow: (names: readonly string[]) =>
    `${namesText(names)} ${plural(names.length, { one: 'is', other: 'are' })} taking an assessment now. Their answers are saved and graded until their time is up.`,
  notRemoved: (name: string, why: string) => `${name} could not be removed: ${why}`,
  wereRemoved: (count: number) =>
    plural(count, { one: 'Group member has been deleted', other: '# group members have been deleted' }),
  removed: (names: readonly string[]) =>
    `${namesText(names)} ${plural(names.length, { one: 'was', other: 'were' })} removed from this group.`,
  undo: 'Undo',
  extraTime: {
    act: 'Extra time',
    chip: (percent: number) => `+${percentText(percent)} time`,
    title: (names: readonly string[]) => `Extra time for ${namesText(names)}`,
    text: 'Applies to all benchmarks and summaries from the next sitting on, also in other groups. Learners see it before they start. A sitting that is running keeps its time; add minutes to it under Sitting now.',
    percent: 'Extra time (%)',
    percentHelp: 'Example: 50% turns 30 minutes into 45. 0 removes the extra time.',
    differ: 'Their extra times differ now. What you enter replaces all of them.',
    save: 'Save',
    saved: (count: number, percent: number) =>
      `${plural(count, { one: '# learner has', other: '# learners have' })} ${percent === 0 ? 'no extra time' : `${percentText(percent)} more time`}`,
    required: 'Required',
    notWhole: 'Enter a whole number',
    tooHigh: (maximum: number) => `Enter ${maximum} or less`,
    tooLow: (minimum: number) => `Enter ${minimum} or more`,
    leave: {
      title: 'Leave without saving?',
      text: 'What you entered here is not saved.',
      leave: 'Leave',
      stay: 'Keep editing',
    },
  },
  move: 'Move',
  moveTitle: (names: readonly string[]) => `Move ${namesText(names)}`,
  moveText:
    'Their work in shared courses moves with them, and so does extra time. Results from both groups are sorted by date.',
  sitOn: (names: readonly string[]) =>
    `${namesText(names)} ${plural(names.length, { one: 'is', other: 'are' })} taking an assessment now. It continues in the other group, with the same deadline.`,
  staysBehind: (courses: readonly string[]) =>
    `Their work in ${listText(courses)} stays in this group: the other group doesn't have ${plural(courses.length, { one: 'this course', other: 'these courses' })}.`,
  findTarget: 'Find a group',
  noTargets: 'You teach no other open group at this institution.',
  targetsNotLoaded: 'The other groups could not be loaded.',
  nobodyMoved: "Nobody was moved. These learners can't be moved together:",
  wasMoved: 'Moved',
  moved: (count: number, group: string) =>
    `${plural(count, { one: '# learner', other: '# learners' })} moved to ${group}`,
  refusedJoins: {
    title: 'Could not join in the last 7 days',
    why: {
      FULL: 'The group was full.',
      CLOSED: 'The group was closed.',
      ENDED: 'The group had ended.',
      LICENSE: 'The license was not valid.',
      REMOVED: 'An instructor had removed them.',
    },
    cures: {
      FULL: 'Make the group larger or remove somebody, then let them in.',
      CLOSED: 'Open the group again, then let them in.',
      ENDED: 'Extend the group, then let them in.',
      LICENSE: 'Have the license renewed, then let them in.',
      REMOVED: 'Let them in to bring everything back.',
    },
    triedOn: (on: string) => `Tried ${dayText(on)}.`,
    letIn: 'Let in',
    letInOf: (name: string) => `Let in ${name}`,
    wasLetIn: (name: string) => `${name} is in this group now`,
  },
  importRoster: 'Import a roster',
  awaited: {
    title: (count: number) =>
      plural(count, { one: "# person hasn't joined yet", other: "# people haven't joined yet" }),
    text: "They're on your roster but have no account here. They join when they sign in with the address on the roster; with another address they need the group key. They don't use a place until they join.",
    link: 'Link',
    since: (on: string) => `since ${dayText(on)}`,
    removeOne: (name: string) => `Remove ${name} from the list`,
  },
  lastImport: {
    text: (on: string, at: string, by: string) => `${by} imported a roster on ${dayText(on)}, ${at}.`,
    did: ({ added, moved, removed, awaited }: Imported) => {
      const parts = [
        added > 0 && plural(added, { one: '# person added', other: '# people added' }),
        moved > 0 && plural(moved, { one: '# learner moved', other: '# learners moved' }),
        removed > 0 && plural(removed, { one: '# person removed', other: '# people removed' }),
        awaited > 0 && plural(awaited, { one: '# person joins at sign-in', other: '# people join at sign-in' }),
      ];
      return `${listText(parts.filter((part) => part !== false))}.`;
    },
    undo: 'Undo the import',
    undone: 'The import was undone',
    newerImport: (name: string) => `a newer import has ${name} too, so undo that one first`,
    why: {
      CHANGED: (name: string) => `${name} was changed or has joined since`,
      WORKED: (name: string) => `${name} has worked here since`,
      GROUP_FULL: (name: string) => `there is no place left for ${name}`,
    },
    conflict: (reasons: readonly string[]) => `The import can no longer be undone: ${namesText(reasons)}.`,
  },
};

export const sittingNow = {
  title: 'Sitting now',
  nobody: 'Nobody is taking an assessment now.',
  count: (count: number) => plural(count, { one: '# sitting', other: '# sittings' }),
  notLoaded: 'The sittings could not be loaded.',
  noReply: 'No reply.',
  knownSince: (seconds: number) => `Last updated ${durationText(seconds)} ago.`,
  learner: 'Learner',
  question: 'Question',
  questionOf: (question: number, questions: number) => `Question ${question} of ${questions}`,
  left: 'Time left',
  noClock: 'No time limit',
  over: 'Ended',
  added: (minutes: number) => `+${minutesText(minutes)}`,
  saved: 'Last save',
  noContact: (minutes: number) => `No contact for ${minutesText(minutes)}`,
  savedAgo: (seconds: number) => (seconds < 1 ? 'Saved now' : `Saved ${durationText(seconds)} ago`),
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all with a time limit',
  chosen: (count: number) => plural(count, { one: '# chosen', other: '# chosen' }),
  minutes: 'More time',
  some: minutesText,
  add: 'Add',
  wereAdded: (count: number, minutes: number) =>
    `${minutesText(minutes)} added for ${plural(count, { one: '# learner', other: '# learners' })}`,
  wereOver: (added: string, count: number) =>
    `${added}. ${plural(count, { one: '# sitting had already ended.', other: '# sittings had already ended.' })}`,
  allOver: 'These sittings have already ended. Nothing was added.',
  late: {
    title: 'Answers that came late',
    lead: 'They arrived after the time and do not count by themselves. Compare when they were entered, then decide.',
    mainDecides: 'They arrived after the time and do not count by themselves. The main instructor decides.',
    questions: (numbers: readonly number[]) =>
      plural(numbers.length, {
        one: `question ${listText(numbers.map(String))}`,
        other: `questions ${listText(numbers.map(String))}`,
      }),
    times: (entered: number, arrived: number) =>
      `Entered ${durationText(Math.abs(entered))} ${entered > 0 ? 'after' : 'before'} the end, by the clock of the device; arrived ${durationText(arrived)} after it.`,
    clock: (ahead: number) => `That clock was ${minutesText(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}.`,
    score: (before: number, after: number) => `${percentText(before)} without, ${percentText(after)} with them`,
    count: 'Count',
    countOf: (name: string) => `Count the late answers of ${name}`,
    leave: 'Do not count',
    leaveOf: (name: string) => `Do not count the late answers of ${name}`,
    counted: 'Counted',
    left: 'Not counted',
    nowCounted: 'The late answers count now',
    gone: 'These answers are no longer here. The list is up to date now.',
    notCounted: 'The late answers do not count',
  },
};
