import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { attribute } from './allowed-attributes.ts';
import { elementOf } from './element-of.ts';

const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cellAttributes = {
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  colwidth: { default: null, rendered: false },
  align: attribute('align'),
};

/** Which part of its table a row stands in. */
export type Section = 'thead' | 'tbody' | 'tfoot';

/** A caption is only one inside of a table. */
const captionOf = (html: string | null): Element[] => [
  ...(html === null ? [] : elementOf(`<table>${html}</table>`).children),
];

/** Tables as the policy has them: no widths, no styles; what they say above their rows is kept with them. */
export const tables = [
  Table.configure({ resizable: false }).extend({
    addAttributes: () => ({
      caption: {
        default: null,
        parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.outerHTML ?? null,
        rendered: false,
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'table',
      HTMLAttributes,
      ...captionOf(node.attrs['caption'] as string | null),
      ['tbody', 0],
    ],
    addNodeView: () => null,
    // A table is left with Tab after its last cell, so that nobody is caught in it.
    addKeyboardShortcuts() {
      return {
        Tab: () => this.editor.commands.goToNextCell(),
        'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      };
    },
  }),
  TableRow.extend({
    addAttributes: () => ({
      section: {
        default: null,
        parseHTML: (element: HTMLElement) => element.parentElement?.localName ?? null,
        renderHTML: ({ section }: Record<string, unknown>) =>
          section === null ? {} : { 'data-section': section as string },
      },
    }),
    renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
  }),
  TableCell.extend({
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  TableHeader.extend({
    addAttributes: () => ({ ...cellAttributes, scope: attribute('scope') }),
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
];
