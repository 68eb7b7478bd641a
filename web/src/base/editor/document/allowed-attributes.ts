import { Extension, type GlobalAttributes } from '@tiptap/core';

/** An attribute that HTML has by the same name; absent where it says nothing. */
export const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null || attributes[name] === undefined ? {} : { [name]: attributes[name] },
});

const everywhere: GlobalAttributes[number]['types'] = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'horizontalRule',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'passage',
  'image',
  'bold',
  'italic',
  'underline',
  'strike',
  'link',
  'code',
  'superscript',
  'subscript',
  'small',
  'highlight',
  'inserted',
  'deleted',
  'key',
  'phrase',
];

/** The direction and the language that every element of a rich text may name. */
export const DirectionAndLanguage = Extension.create({
  name: 'directionAndLanguage',
  addGlobalAttributes: () => [{ types: everywhere, attributes: { dir: attribute('dir'), lang: attribute('lang') } }],
});
