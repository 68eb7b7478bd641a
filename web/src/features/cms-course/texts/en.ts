import { listText, plural } from '../../../texts/formats/en.ts';

const projects = { one: '# study project', other: '# study projects' };
const benchmarks = { one: '# benchmark', other: '# benchmarks' };
const summaries = { one: '# summary', other: '# summaries' };

export const cmsCourse = {
  back: 'Back',
  backTo: 'Back to Content Management',
  preview: 'Preview Course',
  parts: 'Course',
  tabs: {
    curriculum: 'Curriculum',
    library: 'Learning Library',
    resources: 'Instructor resources',
    publish: 'Publish',
    settings: 'Settings',
  },
  notLoaded: 'The course could not be loaded.',
  empty: "Let's Build a Course!",
  emptyText: 'Pick an item of the curriculum, or add a lesson.',
  toList: 'All parts of the course',
  projects: (count: number) => plural(count, projects),
  benchmarks: (count: number) => plural(count, benchmarks),
  summaries: (count: number) => plural(count, summaries),
  lessons: (count: number) => plural(count, { one: '# lesson', other: '# lessons' }),
  drawer: {
    label: 'Curriculum',
    benchmarks: 'Benchmarks',
    lessons: 'Lessons',
    summaries: 'Summaries',
    noBenchmarks: 'This course has no benchmarks.',
    noLessons: 'This course has no lessons yet.',
    noSummaries: 'Summaries are not active yet.',
    addLesson: 'Add lesson',
    noProjects: 'No study projects yet',
    withoutLesson: (count: number) => plural(count, { one: '# has no lesson', other: '# have no lesson' }),
    levelAndKind: (level: string, kind: string | null) => (kind ? `${level}, ${kind}` : level),
    menu: (name: string) => `More about ${name}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    addProject: 'Add study project',
    moved: (name: string, place: number, total: number) => `${name}: now ${place} of ${total}`,
    atEnd: (name: string) => `${name} cannot move further.`,
    help: 'Alt with the up or down arrow moves a lesson or study project.',
  },
  lesson: {
    new: 'New lesson',
    create: 'Create lesson',
    created: (name: string) => `${name} was added.`,
    failed: 'Failed! Contact Tech Support if problem persists.',
    createFailed: 'Failed to create lesson. refresh the page and try again!',
  },
  publish: {
    legend: 'State of the course',
    draftHelp: 'Only authors see the course.',
    publishedHelp: 'Groups with this course see what is published in it.',
    drafts: (names: readonly string[]) =>
      `Publishing the course publishes nothing inside it. Drafts in it: ${listText(names)}.`,
    failed: 'Oops! Something went wrong please try again',
  },
  settings: {
    levels: 'Performance levels',
    levelsHelp: 'A course has 2 to 4 levels, each with a benchmark.',
    language: 'Language of the content',
    languageHelp: 'Its BCP 47 tag, such as en or ar. It sets language and direction of what learners read.',
    shrinkTitle: (levels: number) => `Keep ${levels} levels only?`,
    shrinkText: (parts: readonly string[]) =>
      `Taken out of the course: ${listText(parts)}. All of it comes back when the levels grow again; results stay.`,
    shrink: 'Take out',
    updated: 'Course updated',
    failed: (course: string) => `Failed to update ${course}. Contact Tech Support if problem persists.`,
  },
};
