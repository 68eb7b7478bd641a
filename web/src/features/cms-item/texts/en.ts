import { plural } from '../../../texts/formats/en.ts';

const learners = { one: '# learner', other: '# learners' };
const groups = { one: '# group', other: '# groups' };
const projects = { one: '# study project', other: '# study projects' };
const questions = { one: '# question', other: '# questions' };

export const cmsItem = {
  notLoaded: 'This part of the course could not be loaded.',
  state: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    delete: 'Delete',
    publishedNow: (name: string) => `${name} is published.`,
    draftNow: (name: string) => `${name} is a draft again.`,
    deleted: (name: string) => `${name} was deleted.`,
  },
  deleting: {
    title: (name: string) => `Delete ${name}?`,
    notCounted: 'What depends on it could not be read. You can delete it all the same.',
    inGroups: (count: number) => `${plural(count, groups)} with this course`,
    withResults: (count: number) => `${plural(count, learners)} with results in it, which stay`,
    projects: (count: number) => plural(count, projects),
    questions: (count: number) => plural(count, questions),
    nothing: 'Nothing depends on it.',
    undo: 'Undo brings it back.',
  },
  form: {
    save: 'Save',
    saved: (name: string) => `${name} is saved.`,
    name: 'Name',
    logo: 'Logo',
    description: 'Description',
    descriptionHelp: (longest: number) => `At most ${longest} characters.`,
    order: 'Display order',
    orderHelp: 'A whole number. Those that stand there move up.',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you changed here is not saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
  conflict: {
    title: 'Somebody else has changed this',
    text: 'Choose which copy is kept. Nothing is lost until you have chosen.',
    yours: 'Yours',
    theirs: 'Theirs',
    keep: 'Keep mine',
    take: 'Take theirs',
    none: 'Nothing',
  },
};
