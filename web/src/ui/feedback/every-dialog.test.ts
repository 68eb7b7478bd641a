import { expect, test } from 'vitest';

const sources = Object.entries(
  import.meta.glob<string>(['/src/**/*.tsx', '!/src/**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([file, source]) => ({ file: file.replace(/^.*\/(?=[^/]+\/[^/]+$)/, ''), source }));
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) => (pattern.test(source) ? [file] : [])).toSorted();

test('every dialog stands in the guard, which asks before something unsaved is lost', () => {
  expect(filesWith(/<Dialog[\s>]/).length).toBeGreaterThan(30);
  // What is drawn without it: the guard itself, its question, what is only looked at, and the menu of narrow screens.
  expect(filesWith(/<DialogFrame[\s>]/)).toEqual(['feedback/confirm-dialog.tsx', 'feedback/dialog.tsx']);
  const modals = ['feedback/dialog-frame.tsx', 'feedback/full-screen-dialog.tsx', 'shell/drawer.tsx'];
  expect(filesWith(/useModal\(/)).toEqual(modals);
  expect(filesWith(/showModal\(/)).toEqual(['feedback/dialog-frame.tsx', 'reader/immersive-reader.tsx']);
});

test('the ways out of a dialog with fields are those that ask', () => {
  const fields = /<(?:\w*Field|\w*Fields|TextArea|Select|Checkbox|CardChoice|Segments|input|textarea|select)[\s>]/;
  const waysOut = /<Button\b[^>]*onClick=\{onClose\}[^>]*>\s*\{[^}]*\.cancel\b[^}]*\}/;
  const passing = sources.filter(({ source }) => /<Dialog[\s>]/.test(source) && fields.test(source));
  expect(passing.length).toBeGreaterThan(10);
  expect(passing.flatMap(({ file, source }) => (waysOut.test(source) ? [file] : []))).toEqual([]);
});

test('what says that nothing is lost with it is known, each for a reason', () => {
  const reasons: Record<string, string> = {
    'admin/reset-link-dialog.tsx': 'a link to be copied',
    'content-comment/comments-dialog.tsx': 'what is typed of a comment is kept until it is sent',
    'content-history/history-dialog.tsx': 'which versions are compared',
    'export/export-dialog.tsx': 'what a download holds',
    'media/media-dialog.tsx': 'what is looked for',
    'reader/reader-dialog.tsx': 'how a text is read',
  };
  expect(filesWith(/unsaved=\{false\}/)).toEqual(Object.keys(reasons));
});
