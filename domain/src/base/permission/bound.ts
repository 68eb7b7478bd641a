import type { Principal } from './rules.ts';

/**
 * What a session may see that a third party, such as a partner's page, has begun for a person: the side of a learner in
 * one institution, whatever else the person holds there or elsewhere.
 */
export type Bound = { readonly institutionId: string };

/**
 * What such a session may call at all: what learners do. What is about an `institution` is refused where the object is
 * of another one, or nobody says of which; what is about the `person` names no object, and its act reads within the bound.
 * Whatever does not stand here is closed to it.
 */
export const learnersSide = {
  authenticate: 'person',
  viewer: 'person',
  institutions: 'person',
  immersiveReaderAuth: 'person',
  'User.email': 'person',
  'User.role': 'person',
  group: 'institution',
  groups: 'institution',
  groupMember: 'institution',
  groupMembers: 'institution',
  courses: 'institution',
  course: 'institution',
  lessons: 'institution',
  lesson: 'institution',
  bookPages: 'institution',
  bookByProduct: 'institution',
  quickdeckCards: 'institution',
  quickclipCards: 'institution',
  studyProjects: 'institution',
  studyProject: 'institution',
  studyProjectProgress: 'institution',
  keyElements: 'institution',
  question: 'institution',
  questionResources: 'institution',
  benchmarks: 'institution',
  benchmark: 'institution',
  summaries: 'institution',
  summary: 'institution',
  completedBenchmarks: 'institution',
  completedSummaries: 'institution',
  studentCourseProgress: 'institution',
  studentGradebookOverview: 'institution',
  summaryResults: 'institution',
  finishedAttempt: 'institution',
  totalQuestions: 'institution',
  startAssessment: 'institution',
  sittingTime: 'institution',
  openSitting: 'institution',
  keepLateAnswers: 'institution',
  saveAssessmentDraft: 'institution',
  saveAnswers: 'institution',
  saveBenchmarkAnswers: 'institution',
  saveSummaryAnswers: 'institution',
  saveExerciseResult: 'institution',
  saveStudyProjectProgress: 'institution',
  createResultHistory: 'institution',
  checkAnswer: 'institution',
} as const;

const sides: Readonly<Record<string, 'person' | 'institution'>> = learnersSide;

/** What is left of a caller in a session that is bound; null where the operation is closed to it. */
export function asLearner(operation: string, principal: Principal, { institutionId }: Bound): Principal | null {
  const side = Object.hasOwn(sides, operation) ? sides[operation] : undefined;
  if (!side) return null;
  const inside = principal.institutionId === institutionId;
  const { groupRole, institutionRole } = principal;
  const sees = inside && (groupRole != null || institutionRole === 'CENTER_ADMIN');
  return {
    signedIn: principal.signedIn,
    isFree: principal.isFree === true,
    isSelf: principal.isSelf === true && (inside || side === 'person'),
    groupRole: sees ? 'STUDENT' : null,
  };
}
