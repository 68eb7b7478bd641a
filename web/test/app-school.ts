import { bookOf, productOf } from './cms-values.ts';
import { finishedAttemptOf } from './finished-attempt-values.ts';
import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { licenseOf, linkedInvitationOf } from './institution-values.ts';
import { learners, overviewsOf, studentOf } from './gradebook-values.ts';
import { amara } from './open-app.tsx';
import type { School } from './school.ts';
import { renewalOf, renewalsOf } from './renewal-values.ts';
import { peopleImportsOf } from './people-file-values.ts';
import { salesSchool } from './sales-values.ts';
import { entriesPage, holdingOf, holdingPage, seatEntryOf, seatsOf } from './seats-values.ts';
import { sittingsOf } from './sitting-values.ts';
import { groupMemberOf, groupMembersOf } from './member-values.ts';
import { watchedOf } from './watched-values.ts';
import { freeCourseOf, freeLessonOf, groupCourseOf, groupOf, institutionOf, lessonOf, progressOf } from './values.ts';

const lesson = lessonOf({
  number_of_pages: 2,
  number_of_cards: 2,
  pages: ['Wires', 'Radio'].map((title, page_number) => ({
    id: title,
    title,
    content: '<p>Copper.</p>',
    page_number,
  })),
  cards: ['Mesh', 'Node'].map((term) => ({
    id: term,
    term: `<p>${term}</p>`,
    definition: '<p>A net.</p>',
    image: null,
  })),
});

/** The address of the course of this school. */
export const coursePath = '/group/g1/course/c1';

/** A school in which every address of the app shows something to Amara, who teaches the group and belongs to the staff. */
export const appSchool = (): School => ({
  ...salesSchool(),
  viewer: {
    ...amara,
    role: 'DEVELOPER',
    institutions: [institutionOf()],
    groups: [groupOf()],
    started: null,
  },
  group: groupOf({ allowed_operations: groupOperations, courses: [groupCourseOf(), groupCourseOf({ id: 'c2' })] }),
  invitationByLink: linkedInvitationOf(),
  renewals: renewalsOf(renewalOf()),
  freeOffers: { lessons: [], courses: [] },
  cmsProducts: [productOf()],
  books: [bookOf()],
  groupMembers: groupMembersOf([groupMemberOf()]),
  learnersNeedingAttention: [watchedOf()],
  refusedJoins: [],
  awaitedMembers: [],
  rosterImports: [],
  peopleImports: peopleImportsOf(),
  licenseSeats: seatsOf(),
  seatEntries: entriesPage(seatEntryOf(1)),
  groupsWithFreePlaces: holdingPage(holdingOf()),
  sittingNow: sittingsOf([]),
  anotherAttempts: { user_id: 'u2', can_be_allowed: [], allowed: [] },
  groupSettings: {
    group_id: 'g1',
    version: 1,
    name: 'Evening Cohort B',
    group_size: 30,
    start_date: '2026-09-07',
    end_date: '2026-12-18',
    status: 'STARTED',
    courses: ['c1'],
    held: 30,
    learners: 26,
    owner_id: 'u1',
    license: licenseOf('ACTIVE', { products: [] }),
    sitting: [],
    successors: [],
    unfinished: [],
  },
  groupActivities: { activities: [], hasMore: false, cursor: null },
  course: {
    id: 'c1',
    name: 'Living Online',
    logo: null,
    language: 'en',
    levels: 3,
    published: true,
    product: { id: 'product1', color: '#2E3D9B' },
    lessons: [{ ...lesson, published: true, studyProjects: [] }],
  },
  benchmarks: [],
  summaries: [],
  studentCourseProgress: progressOf(),
  lessons: [lesson],
  lesson,
  studyProject: {
    id: 'p1',
    level: 1,
    study_project_number: 1,
    title: 'A guest network',
    kind: 'LEARN',
    introduction: '',
    total_questions: 2,
    lesson: {
      id: 'l1',
      name: 'Networks',
      course_id: 'c1',
      course_name: 'Living Online',
      language: 'en',
      hint_opens_media_library: false,
    },
    keyElements: [],
    draft: null,
    lock_reason: null,
    attempts: 0,
    latest: null,
  },
  questionResources: [],
  freeCourseBenchmarks: [freeCourseOf()],
  freeLessons: [freeLessonOf()],
  studentGradebookOverview: () => studentOf(learners[0] ?? { first_name: '', last_name: '' }, []),
  finishedAttempt: () => finishedAttemptOf(),
  ...overviewsOf(),
});
