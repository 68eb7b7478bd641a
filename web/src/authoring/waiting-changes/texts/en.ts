import { plural } from '../../../texts/formats/en.ts';

const changes = { one: '# change', other: '# changes' };

export const waitingChanges = {
  title: 'Changes waiting to be published',
  none: 'Nothing is waiting to be published.',
  notLoaded: 'What is waiting could not be loaded.',
  notCompared: 'This change could not be loaded.',
  what: { NEW: 'New', CHANGED: 'Changed', REMOVED: 'Deletion', RESTORED: 'Restored', REORDERED: 'New order' },
  import: 'Import',
  named: (kind: string, name: string) => `${kind}: ${name}`,
  compare: 'Compare',
  publish: 'Publish',
  publishAll: (count: number) => `Publish all ${count}`,
  published: (count: number) =>
    plural(count, { one: 'Learners see the change now.', other: 'Learners see # changes now.' }),
  publishFailed: 'The changes could not be published.',
  discard: 'Discard',
  discardAll: 'Discard all',
  withdraw: 'Withdraw',
  discardTitle: (count: number) => `Discard ${plural(count, changes)}?`,
  discardText: 'Learners keep what they see now. For 30 days you can submit a discarded change again.',
  discarded: (count: number) => `${plural(count, changes)} discarded.`,
  discardFailed: 'The changes could not be discarded.',
  discardedTitle: 'Discarded in the last 30 days',
  discardedBy: (done: string) => `Discarded: ${done}`,
  bringBack: 'Submit again',
  broughtBack: 'The change is waiting again.',
  bringBackFailed: 'The change could not be submitted again.',
  waitsAlready: 'Another change of this item is waiting. Publish or discard that first.',
  sendBack: 'Send back',
  sendBackAll: (count: number) => `Send back all ${count}`,
  sendBackTitle: (count: number) => `Send back ${plural(count, changes)}?`,
  sendBackText:
    'Learners keep what they see now. Authors get their change back as a working copy, with your note. For 30 days you can submit it again.',
  note: 'What is missing?',
  sentBack: (count: number) => `${plural(count, changes)} sent back.`,
  sendBackFailed: 'The changes could not be sent back.',
  sentBackBy: (done: string) => `Sent back: ${done}`,
  sentBackTitle: 'Sent back',
  take: 'Make it my working copy',
  taken: 'It is back in its form, as your working copy.',
  notTaken: 'Could not make it your working copy.',
  typedAlready: 'You have other unsaved work there. Save or discard that first.',
  concerns: (groups: number, learners: number) =>
    groups === 0
      ? 'No group has this course.'
      : `It affects ${plural(groups, { one: '# group', other: '# groups' })} with ${plural(learners, { one: '# learner', other: '# learners' })}.`,
  keepKey: (results: number, sittings: number) =>
    `Still graded by the old key: ${plural(results, { one: '# attempt', other: '# attempts' })} submitted, ${plural(sittings, { one: '# attempt', other: '# attempts' })} running.`,
  saveAndPublish: 'Save and publish',
  saveForLater: 'Save for later',
};
