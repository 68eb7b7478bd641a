import {
  auditRoles,
  classroomRoles,
  contentRoles,
  customerRoles,
  groupRoles,
  helpRoles,
  institutionRoles,
  operatorRoles,
  productRoles,
  publishRoles,
  renewalRoles,
  salesRoles,
  supportRoles,
} from './base/account/role.ts';
import { namesOf } from './base/entity/entity-text.ts';
import { licenseTexts, type LicenseText } from './base/entity/license.ts';
import { authoring } from './base/permission/authoring.ts';
import { asLearner, type Bound } from './base/permission/bound.ts';
import { institutions } from './base/permission/institutions.ts';
import {
  anyone,
  globally,
  groupReaders,
  inGroup,
  inInstitution,
  instructorCheck,
  ownOrTaught,
  partnerClient,
  publishedContent,
  self,
  signedIn,
  whenFree,
  type Entry,
  type Ours,
  type Principal,
  type Rule,
} from './base/permission/rules.ts';

export type { Principal } from './base/permission/rules.ts';

const takenFree: Ours = { rules: [whenFree], ours: 'What is free is taken with a ticket, not a stored attempt.' };
/** Ours, and for whoever passes the instructor check. */
const taught = (ours: string): Ours => ({ rules: instructorCheck, ours });
/** Ours, and for who sells. */
const sold = (ours: string): Ours => ({ rules: [globally(salesRoles)], ours });
/** What is written of a license is for who sells it. */
const licenseTextRules = Object.fromEntries(
  namesOf(licenseTexts).map((name) => [
    `License.${name}`,
    sold('It is the business of who sells a license, as its order is.'),
  ]),
) as { readonly [Text in LicenseText as `License.${Text}`]: Ours };
const inPreview: Ours = {
  rules: [globally(contentRoles)],
  ours: 'An author takes an exercise as learners will; it comes with a ticket in place of a stored attempt.',
};

const policy = {
  viewer: [self],
  authenticate: [anyone],
  userInvitations: [self],
  user: [self, globally(customerRoles)],
  paginatedUsers: [globally(customerRoles)],
  usersByRoles: [globally(salesRoles), globally(supportRoles)],
  updateUser: [globally(helpRoles)],
  handOutResetLink: {
    rules: [globally(helpRoles)],
    ours: 'Whoever helps a person to get in gives them a way to a new password, as they may give them a role.',
  },
  auditEntries: {
    rules: [globally(auditRoles), inInstitution(['CENTER_ADMIN'])],
    ours: 'Who did what to what is read by those who answer for it: of everything, and of their own institution.',
  },
  auditEntry: {
    rules: [globally(auditRoles), inInstitution(['CENTER_ADMIN'])],
    ours: 'An entry of the audit log is looked at with what held before and after.',
  },
  auditExport: {
    rules: [globally(auditRoles), inInstitution(['CENTER_ADMIN'])],
    ours: 'Whoever may read the audit log takes what they have found along as a file.',
  },
  'GET /audit-exports/:address': {
    rules: [globally(auditRoles), inInstitution(['CENTER_ADMIN'])],
    ours: 'The export names an address; what it streams is asked for again with the same rule.',
  },
  undoAuditEntry: {
    rules: [globally(['SALES_MANAGER', ...helpRoles]), inInstitution(['CENTER_ADMIN', 'INSTRUCTOR'])],
    ours: 'What was done by mistake is taken back by whoever may do it; the right to the act itself is asked for too.',
  },
  instance: {
    rules: [globally(operatorRoles)],
    ours: 'Who answers for the installation sees how its work, mails, storage and backups stand.',
  },
  instanceChecks: {
    rules: [globally(operatorRoles)],
    ours: 'Who answers for the installation sees what is wrong with the machine, and the cure.',
  },
  unsentMails: {
    rules: [globally(operatorRoles)],
    ours: 'Who answers for the installation sees which mails do not go out, and why.',
  },
  askForJob: {
    rules: [globally(operatorRoles)],
    ours: 'Work that failed is done again once its reason is gone, without waiting for the night.',
  },
  retryMail: {
    rules: [globally(operatorRoles)],
    ours: 'A mail that was given up is sent once the mail server is there again.',
  },
  dropMail: {
    rules: [globally(operatorRoles)],
    ours: 'A mail that can never go out is taken away.',
  },
  countries: [signedIn],
  institutions: [self, globally(customerRoles)],
  institution: [inInstitution(institutionRoles), globally(customerRoles)],
  ...institutions,
  products: [globally(productRoles)],
  cmsProducts: [globally(contentRoles)],
  product: [globally(productRoles), inInstitution(['CENTER_ADMIN', 'INSTRUCTOR'])],
  courses: [
    inGroup(groupRoles),
    inInstitution(['CENTER_ADMIN']),
    globally(contentRoles),
    inInstitution(['INSTRUCTOR']),
  ],
  course: publishedContent,
  lessons: publishedContent,
  lesson: publishedContent,
  bookPages: publishedContent,
  quickdeckCards: publishedContent,
  quickclipCards: publishedContent,
  studyProjects: publishedContent,
  studyProject: publishedContent,
  keyElements: publishedContent,
  question: publishedContent,
  questionResources: publishedContent,
  bookByProduct: [inGroup(groupRoles), inInstitution(['CENTER_ADMIN']), globally(contentRoles)],
  books: [globally(contentRoles)],
  book: [globally(contentRoles)],
  benchmarks: publishedContent,
  benchmark: publishedContent,
  summaries: [inGroup(groupRoles), inInstitution(['CENTER_ADMIN']), globally(contentRoles)],
  summary: [inGroup(groupRoles), inInstitution(['CENTER_ADMIN']), globally(contentRoles)],
  freeLessons: [anyone],
  freeCourseBenchmarks: [anyone],
  studyProjectProgress: [self],
  completedBenchmarks: ownOrTaught,
  completedSummaries: ownOrTaught,
  studentCourseProgress: ownOrTaught,
  studentGradebookOverview: ownOrTaught,
  summaryResults: ownOrTaught,
  finishedAttempt: {
    rules: ownOrTaught,
    ours: 'The results of an attempt are found again by its learner, and opened from the gradebook by who may read it.',
  },
  totalQuestions: [inGroup(groupRoles), inInstitution(['CENTER_ADMIN']), globally(contentRoles)],
  benchmarkGradebookOverview: instructorCheck,
  lessonGradebookOverview: instructorCheck,
  summaryGradebookOverview: instructorCheck,
  gradebookExcelExport: instructorCheck,
  assessedQuestion: {
    rules: instructorCheck,
    ours: 'A question that many miss is looked at with its key, once the learners have submitted.',
  },
  learningGain: { rules: instructorCheck, ours: 'Whoever may read the gradebook sees what was learned.' },
  saveAnswers: [self],
  saveBenchmarkAnswers: [self],
  saveSummaryAnswers: [self],
  saveExerciseResult: [self],
  saveStudyProjectProgress: [self],
  createResultHistory: [self],
  startAssessment: [self],
  saveAssessmentDraft: [self],
  checkAnswer: [self, globally(contentRoles)],
  checkFreeAnswer: [anyone],
  freeBenchmark: takenFree,
  previewAssessment: inPreview,
  previewAssessmentResult: inPreview,
  previewStudyProject: inPreview,
  freeStudyProject: takenFree,
  freeBenchmarkResult: {
    rules: [anyone],
    ours: 'A free benchmark ends with a score; the ticket that is sent proves that it was free when it began.',
  },
  group: groupReaders,
  groups: [self, inInstitution(['CENTER_ADMIN']), globally(helpRoles)],
  groupMember: ownOrTaught,
  groupMembers: {
    rules: groupReaders,
    ours: 'The members of a group are shown page by page, to whom the policy shows the group.',
  },
  joinGroup: [signedIn],
  createGroup: [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(classroomRoles)],
  updateGroup: instructorCheck,
  deleteGroup: [inGroup(['MAIN_INSTRUCTOR']), inInstitution(['CENTER_ADMIN']), globally(classroomRoles)],
  addableMembers: taught('Whoever may add people to a group has to be able to choose them.'),
  groupSettings: taught(
    'Whoever may change a group has to see what holds now, who sits at this moment, and who could lead it.',
  ),
  groupActivities: taught('Those who run a group together see who changed what in it, and when.'),
  renewGroupKey: taught('A key that has reached others than the learners has to be replaced.'),
  restoreGroup: {
    rules: [inGroup(['MAIN_INSTRUCTOR']), inInstitution(['CENTER_ADMIN']), globally(classroomRoles)],
    ours: 'A group that was deleted by mistake comes back within 30 days.',
  },
  deletedGroups: {
    rules: [inInstitution(['CENTER_ADMIN', 'INSTRUCTOR']), globally(classroomRoles)],
    ours: 'Whoever may restore a group has to find it.',
  },
  addGroupLearners: instructorCheck,
  addGroupInstructors: [inGroup(['MAIN_INSTRUCTOR'])],
  updateGroupMembers: instructorCheck,
  refusedJoins: taught('Whoever may add learners sees who could not join by the key, and why.'),
  learnersNeedingAttention: taught(
    'What the gradebook of each course shows is summed up for whoever may read it: whom to look after first.',
  ),
  putOffLearner: taught(
    'Whoever reads the list of learners who need attention keeps it short, for all who teach the group.',
  ),
  groupsToMoveTo: taught('Whoever may move learners has to be able to choose the group, and to see what stays behind.'),
  rosterDifference: taught('What a roster file would change is seen before anything is changed.'),
  importRoster: taught(
    'Whoever may add, move and remove learners does so with a file, as one act; instructors by their own rule.',
  ),
  undoRosterImport: taught('An import of the wrong file is taken back as one.'),
  lastRosterImport: taught('Whoever may undo an import has to find it.'),
  rosterImports: taught('Whoever may undo an import has to find it.'),
  awaitedMembers: taught(
    'Whom a file names and the institution does not know is listed, since nobody is invited by a file.',
  ),
  removeAwaitedMembers: taught('An address in a file may be wrong.'),
  deleteGroupMember: [
    inGroup(['MAIN_INSTRUCTOR']),
    inInstitution(['CENTER_ADMIN']),
    globally(classroomRoles),
    inGroup(['INSTRUCTOR']),
  ],
  groupAssessmentSettings: {
    rules: [inGroup(['MAIN_INSTRUCTOR'])],
    ours: 'Whoever may change the settings of assessments in a group has to see what holds now.',
  },
  updateGroupAssessmentSettings: [inGroup(['MAIN_INSTRUCTOR'])],
  resetAssessments: [inGroup(['MAIN_INSTRUCTOR'])],
  sittingNow: {
    rules: instructorCheck,
    ours: 'Whoever watches over a sitting sees who is where, and who has lost the line.',
  },
  addSittingMinutes: {
    rules: instructorCheck,
    ours: 'Time that a sitting loses to a fault of the room is given back by whoever watches over it.',
  },
  sittingTime: { rules: [self], ours: 'The player of a sitting has to hear of minutes that were added.' },
  openSitting: { rules: [self], ours: 'A sitting that has moved with its learner is found where it is now.' },
  keepLateAnswers: { rules: [self], ours: 'What a learner entered in time and could not send is not thrown away.' },
  lateAnswers: {
    rules: instructorCheck,
    ours: 'Those who teach a group see which answers came too late, and what they would change.',
  },
  decideLateAnswers: {
    rules: [inGroup(['MAIN_INSTRUCTOR'])],
    ours: 'Whoever answers for the assessments of a group decides whether answers count that came too late.',
  },
  anotherAttempts: {
    rules: instructorCheck,
    ours: 'Whoever reads the gradebook sees which further attempts were allowed and why, and who may allow one, where.',
  },
  setExtraTime: {
    rules: [inGroup(['MAIN_INSTRUCTOR'])],
    ours: 'Some learners are owed more time; whoever may change the time of an assessment gives it.',
  },
  createAssessmentCustomSettings: [inGroup(['MAIN_INSTRUCTOR'])],
  deleteAssessmentCustomSettings: [inGroup(['MAIN_INSTRUCTOR'])],
  ...authoring,
  cloudinaryInfo: [globally(productRoles)],
  mediaItems: {
    rules: [globally(contentRoles)],
    ours: 'Whoever puts a file into a text has to find it, and to see where else it is used.',
  },
  replaceMedia: {
    rules: [globally(contentRoles)],
    ours: 'A better picture takes the place of the old one wherever content shows it; each of those places may be written by the same roles.',
  },
  deleteMedia: {
    rules: [globally(publishRoles)],
    ours: 'A file that was sent by mistake and that nothing uses has to go; whoever deletes content decides that.',
  },
  immersiveReaderAuth: [signedIn],
  'POST /media': [globally(productRoles)],
  'GET /media/:id': [anyone],
  'POST /media/pass': {
    rules: [globally(contentRoles)],
    ours: 'Pictures and videos of drafts are fetched without a token; whoever may see them gets a pass in its place.',
  },
  'GET /exports/:address': taught(
    'The query of the spreadsheet names an address; what it streams is asked for again with the same rule.',
  ),
  'GET /exports/renewals/:address': {
    rules: [globally(renewalRoles)],
    ours: 'The query of the worklist as a spreadsheet names an address; what it streams is asked for with the same rule.',
  },
  instructorResources: {
    rules: [...instructorCheck, globally(contentRoles)],
    ours: 'The specification has them as a field of a course, which learners read too; they are asked apart, with the rule of their files.',
  },
  'GET /instructor-resources/:id': [...instructorCheck, globally(contentRoles)],
  'POST /partner/iframe-code': [partnerClient],
  'Answer.is_correct': [globally(contentRoles), self],
  'Answer.sequence': [globally(contentRoles), self],
  'Answer.match': [globally(contentRoles), self],
  'Question.correct_msg': [globally(contentRoles), self],
  'Question.incorrect_msg': [globally(contentRoles), self],
  'Question.incorrect_msg_two': [globally(contentRoles), self],
  'Question.reveal': [globally(contentRoles), self],
  'Question.hint': [globally(contentRoles), self],
  'User.email': [self, globally(customerRoles), inInstitution(['CENTER_ADMIN', 'INSTRUCTOR'])],
  'User.role': [self, globally(supportRoles)],
  'Group.key': [inGroup(groupRoles), inInstitution(['CENTER_ADMIN']), globally(classroomRoles)],
  ...licenseTextRules,
  'License.purchase_order': [globally(salesRoles)],
  'License.price': sold('What a license is offered for is the business of who sells it, as its order is.'),
  'License.currency': sold('It belongs to the price of a license, and is seen by whoever sees that.'),
  'License.notes': sold('What is said with an offer is for who sells, until it is printed and handed over.'),
  'License.key': [globally(salesRoles)],
  'Institution.comments': [globally(salesRoles)],
  'AnyType.published(false) items': [globally(contentRoles)],
  allowAnotherAttempt: [inGroup(['MAIN_INSTRUCTOR']), inInstitution(['CENTER_ADMIN'])],
  transferGroup: [inGroup(['MAIN_INSTRUCTOR']), inInstitution(['CENTER_ADMIN']), globally(classroomRoles)],
} as const satisfies Record<string, Entry>;

/** An operation, HTTP route or protected field that the policy knows; anything else cannot be declared. */
export type Operation = keyof typeof policy;

/** The rules of one operation; one of them suffices. */
export function rulesOf(operation: Operation): readonly Rule[] {
  const entry: Entry = policy[operation];
  return isOurs(entry) ? entry.rules : entry;
}

/** Why an operation is there that the specified table does not hold; null for one that it holds. */
export function whyOurs(operation: Operation): string | null {
  const entry: Entry = policy[operation];
  return isOurs(entry) ? entry.ours : null;
}

const isOurs = (entry: Entry): entry is Ours => 'ours' in entry;

/** Every operation the policy knows. */
export const operations = Object.keys(policy) as Operation[];

/**
 * Whether one of the operation's rules holds for the caller, in a session of their own or within what it is bound to. It
 * refuses whatever no rule names.
 * The conditions that depend on the object's own state (published, unlocked, complete) are checked by the act.
 */
export function isAllowed(operation: Operation, principal: Principal, bound: Bound | null = null): boolean {
  const seen = bound ? asLearner(operation, principal, bound) : principal;
  return seen !== null && rulesOf(operation).some((rule) => holds(rule, seen));
}

/** Which of some operations about one object the caller may call, in their order; by roles alone, as `isAllowed` says. */
export function allowedOperations<Some extends Operation>(
  some: readonly Some[],
  principal: Principal,
  bound: Bound | null = null,
): Some[] {
  return some.filter((operation) => isAllowed(operation, principal, bound));
}

function holds(rule: Rule, principal: Principal): boolean {
  switch (rule.scope) {
    case 'anyone':
      return true;
    case 'free':
      return principal.isFree === true;
    case 'signed-in':
      return principal.signedIn;
    case 'own':
      return principal.signedIn && principal.isSelf === true;
    case 'partner-client':
      return principal.partnerClient === true;
    case 'global':
      return includes(rule.roles, principal.signedIn ? principal.globalRole : null);
    case 'institution':
      return includes(rule.roles, principal.signedIn ? principal.institutionRole : null);
    case 'group':
      return includes(rule.roles, principal.signedIn ? principal.groupRole : null);
  }
}

function includes<Role extends string>(roles: readonly Role[], role: Role | null | undefined): boolean {
  return role != null && roles.includes(role);
}
