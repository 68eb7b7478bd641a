import { Node } from '@tiptap/core';
import { attribute } from './allowed-attributes.ts';
import { elementOf } from './element-of.ts';

/**
 * A paragraph. `tight` is "yes" where the text it was read from has no `p` around these words, "no" where it has one in
 * a place that needs none, and null for what was written here.
 */
export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    tight: {
      default: null,
      parseHTML: (element) => element.dataset['tight'] ?? null,
      renderHTML: ({ tight }) => (tight === null ? {} : { 'data-tight': tight as string }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** An item of a list, which may begin with any block. */
export const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ value: attribute('value') }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Blocks that belong together, in a language or direction of their own or as a callout. */
export const Passage = Node.create({
  name: 'passage',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ class: attribute('class') }),
  parseHTML: () => [{ tag: 'div' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** A picture of the media library, which stands in a line. */
export const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What is stored as it was made and shown as a whole: its HTML is one element. */
const wholeOf = (name: string, tag: string) =>
  Node.create({
    name,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      html: { default: '', parseHTML: (element) => element.outerHTML, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => elementOf(node.attrs['html'] as string),
  });

/** A formula in MathML, which stands in a line and knows the TeX it was typed as. */
export const Formula = wholeOf('formula', 'math').extend({ group: 'inline', inline: true });

/** A video of the media library with its tracks. */
export const Video = wholeOf('video', 'video').extend({ group: 'block' });

/** A passage whose form the editor does not change: it is shown, may be moved or removed, and is stored as it was. */
export const Kept = wholeOf('kept', 'div[data-kept]').extend({
  group: 'block',
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.dataset['kept'] ?? '', rendered: false },
  }),
  parseHTML: () => [{ tag: 'div[data-kept]', priority: 60 }],
});
