import { Mark } from '@tiptap/core';

/** A mark that is one element and nothing else. */
const markOf = (name: string, tag: string) =>
  Mark.create({
    name,
    // Before the marks of the kit, which would take some of these elements for their own.
    priority: 1001,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** The marks of the policy that the kit does not have. */
export const ownMarks = [
  markOf('superscript', 'sup').extend({ excludes: 'superscript subscript' }),
  markOf('subscript', 'sub').extend({ excludes: 'superscript subscript' }),
  markOf('small', 'small'),
  markOf('highlight', 'mark'),
  markOf('inserted', 'ins'),
  markOf('deleted', 'del'),
  markOf('key', 'kbd'),
  // Unlike that of the kit it may stand in a link or be strong.
  markOf('code', 'code').extend({ code: true, exitable: true }),
  // Words in another language or direction.
  markOf('phrase', 'span').extend({
    parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  }),
];
