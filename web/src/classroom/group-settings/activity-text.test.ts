import { expect, test } from 'vitest';
import { activityText, countText } from './activity-text.ts';

test.each([
  ['GROUP_CREATED', 'Created the group'],
  ['ROSTER_IMPORTED', 'Imported a roster'],
  ['ROSTER_IMPORT_UNDONE', 'Undid an import of a roster'],
  ['GROUP_MEMBERS_ADDED', 'Added people'],
  ['GROUP_MEMBERS_MOVED', 'Moved learners here'],
  ['GROUP_MEMBER_REMOVED', 'Removed somebody'],
  ['AWAITED_MEMBERS_REMOVED', 'Removed people who had not joined yet'],
  ['SOMETHING_NEW', 'Changed the group'],
])('the activity of a group says what %s did', (action, text) => {
  expect(activityText({ action })).toBe(text);
});

test('an import that is undone says with how many it did what', () => {
  const counts = ['MOVE_BACK', 'ADD_AGAIN'].map((what, at) => countText({ what, count: at + 1 }));
  expect(counts).toEqual(['1 learner moved back', '2 learners added again']);
});

test('an import says with how many it did what', () => {
  const counts = ['ADD', 'MOVE', 'REMOVE', 'AWAIT', 'AWAIT_NO_MORE'].map((what, at) =>
    countText({ what, count: at + 1 }),
  );
  expect(counts).toEqual([
    '1 person added',
    '2 learners moved',
    '3 learners removed',
    '4 people join at sign-in',
    '5 people no longer expected',
  ]);
});
