import type { ComponentType } from 'react';
import { coursesQuery } from '../classroom/gradebook/courses-query.ts';
import { overviewsQuery } from '../classroom/gradebook/overviews-query.ts';
import { groupQuery } from '../classroom/group/group-query.ts';
import { instructorsQuery } from '../classroom/member/members-query.ts';
import { ask } from '../graphql/ask-ahead.ts';
import type { GroupGradebook_CoursesQuery } from '../graphql/generated/graphql.ts';
import { courseQuery } from '../learning/assessment/start/course-query.ts';
import { resourcesQuery } from '../learning/instructor-resource/resources-query.ts';
import { ebookQuery } from '../learning/library/ebook/ebook-query.ts';
import { lessonsQuery } from '../learning/library/lessons-query.ts';
import { quickclipQuery } from '../learning/library/quickclip/quickclip-query.ts';
import { quickdeckQuery } from '../learning/library/quickdeck/quickdeck-query.ts';
import { projectQuery } from '../learning/study-project/project-query.ts';
import type { Area } from '../texts/catalogues.ts';
import { id } from '../ui/page/address.ts';
import { withTexts, type Asks } from './screen.ts';

/** What a page consists of that is opened later than most. */
type Page = { readonly load: () => Promise<ComponentType>; readonly asks: Asks };

const none: Asks = () => [];

/** A page by its code, what it will ask for, and the areas of its texts where it has some. */
const page = (load: () => Promise<ComponentType>, asks: Asks = none, ...areas: readonly Area[]): Page => ({
  load: areas.reduce((inner, area) => withTexts(area, inner), load),
  asks,
});

const assessments: Asks = ({ params: { groupId, courseId } }) => [ask(courseQuery, { groupId, courseId })];

const gradebookOfGroup: Asks = ({ params: { groupId }, search }) => {
  const chosen = id(search['course']);
  const overviews = (courseId: string | null | undefined) =>
    courseId && !search['view'] ? [ask(overviewsQuery, { courseId, groupId }, { beside: true })] : [];
  // Where there is one course only, that is shown, whatever the address says.
  const next = ({ group: found }: GroupGradebook_CoursesQuery) =>
    found?.courses.length === 1 ? overviews(found.courses[0]?.id) : [];
  return [ask(coursesQuery, { id: groupId }, { next }), ...overviews(chosen)];
};

/** The pages that are not in the first script: their code, their texts, and what each will ask for. */
export const pages = {
  groupMembers: page(
    async () => (await import('../classroom/member/group-members.tsx')).GroupMembers,
    ({ params: { groupId } }) => [ask(instructorsQuery, { group_id: groupId })],
    'members',
  ),
  groupSettings: page(
    async () => (await import('../classroom/group-settings/group-settings.tsx')).GroupSettings,
    none,
    'groupSettings',
  ),
  groupGradebook: page(
    async () => (await import('../classroom/gradebook/group-gradebook.tsx')).GroupGradebook,
    gradebookOfGroup,
    'gradebook',
    'player',
  ),
  roster: page(
    async () => (await import('../classroom/roster/roster-screen.tsx')).RosterScreen,
    ({ params }) => [ask(groupQuery, { id: params.groupId })],
    'roster',
  ),
  library: page(
    async () => (await import('../learning/library/library.tsx')).Library,
    ({ params: { groupId, courseId } }) => [ask(lessonsQuery, { groupId, courseId })],
  ),
  ebook: page(
    async () => (await import('../learning/library/ebook/ebook-screen.tsx')).EbookScreen,
    ({ params: { groupId, courseId, lessonName } }) => [ask(ebookQuery, { groupId, courseId, lessonName })],
    'player',
  ),
  quickdeck: page(
    async () => (await import('../learning/library/quickdeck/quickdeck-screen.tsx')).QuickdeckScreen,
    ({ params: { groupId, courseId, lessonName } }) => [ask(quickdeckQuery, { groupId, courseId, lessonName })],
    'player',
  ),
  quickclip: page(
    async () => (await import('../learning/library/quickclip/quickclip-screen.tsx')).QuickclipScreen,
    ({ params: { groupId, courseId, lessonName } }) => [ask(quickclipQuery, { groupId, courseId, lessonName })],
    'player',
  ),
  ownGradebook: page(
    async () => (await import('../classroom/gradebook/course-gradebook.tsx')).CourseGradebook,
    none,
    'gradebook',
    'player',
  ),
  resources: page(
    async () => (await import('../learning/instructor-resource/instructor-resources.tsx')).InstructorResources,
    ({ params: { groupId, courseId } }) => [ask(resourcesQuery, { groupId, courseId })],
    'gradebook',
  ),
  studyProject: page(
    async () => (await import('../learning/study-project/study-project-screen.tsx')).StudyProjectScreen,
    ({ params: { groupId, courseId, projectId } }) => [ask(projectQuery, { groupId, courseId, projectId })],
    'player',
  ),
  questionResource: page(
    async () => (await import('../learning/study-project/question-resource-screen.tsx')).QuestionResourceScreen,
    none,
    'player',
  ),
  benchmark: page(
    async () => (await import('../learning/assessment/assessment-screen.tsx')).BenchmarkScreen,
    assessments,
    'player',
  ),
  summary: page(
    async () => (await import('../learning/assessment/assessment-screen.tsx')).SummaryScreen,
    assessments,
    'player',
  ),
  attempt: page(
    async () => (await import('../learning/finished-attempt/attempt-screen.tsx')).AttemptScreen,
    none,
    'gradebook',
    'player',
  ),
  free: page(async () => (await import('./free-area.tsx')).FreeArea, none, 'welcome', 'player'),
  preview: page(async () => (await import('./preview-area.tsx')).PreviewArea, none, 'besidePlayer', 'player'),
  cms: page(async () => (await import('./cms-area.tsx')).CmsArea, none, 'cms', 'player'),
  sales: page(async () => (await import('./sales-area.tsx')).SalesArea, none, 'sales'),
  admin: page(async () => (await import('./admin-area.tsx')).AdminArea, none, 'admin'),
  seats: page(async () => (await import('../business/seats/seats-screen.tsx')).SeatsScreen, none, 'seats'),
  peopleFile: page(
    async () => (await import('../business/people-file/people-file-screen.tsx')).PeopleFileScreen,
    none,
    'roster',
  ),
  invitation: page(
    async () => (await import('../entrance/invitation-link/invitation-screen.tsx')).InvitationScreen,
    none,
    'invitations',
  ),
  login: page(async () => (await import('../base/session/sign-in/login-screen.tsx')).LoginScreen),
  authCallback: page(async () => (await import('../base/session/sign-in/auth-callback-screen.tsx')).AuthCallbackScreen),
  silentRenew: page(async () => (await import('../base/session/silent-renew-screen.tsx')).SilentRenewScreen),
} satisfies Readonly<Record<string, Page>>;
