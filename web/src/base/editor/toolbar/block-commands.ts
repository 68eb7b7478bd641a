import {
  IconBlockquote,
  IconH1,
  IconH2,
  IconH3,
  IconIndentDecrease,
  IconIndentIncrease,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconTextDirectionRtl,
  type Icon,
} from '@tabler/icons-react';
import { directionBlock } from './direction-block.ts';
import type { Command } from './command.ts';

const heading = (name: Command['name'], step: 0 | 1 | 2, icon: Icon): Command => ({
  name,
  icon,
  keys: `Mod-Alt-${step + 1}`,
  run: ({ editor, topHeading }) =>
    editor
      .chain()
      .focus()
      .toggleNode('heading', 'paragraph', { level: topHeading + step })
      .run(),
  isOn: ({ editor, topHeading }) => editor.isActive('heading', { level: topHeading + step }),
});

/** What a line is. */
export const lines: readonly Command[] = [
  heading('heading', 0, IconH1),
  heading('subheading', 1, IconH2),
  heading('smallHeading', 2, IconH3),
  {
    name: 'paragraph',
    icon: IconPilcrow,
    keys: 'Mod-Alt-0',
    run: ({ editor }) => editor.chain().focus().setNode('paragraph').run(),
    isOn: ({ editor }) => editor.isActive('paragraph'),
  },
];

const isInItem: Command['isThere'] = ({ editor }) => editor.isActive('listItem');

/** Lists and what is put in a form of its own. */
export const blocks: readonly Command[] = [
  {
    name: 'bullets',
    icon: IconList,
    keys: 'Mod-Shift-8',
    run: ({ editor }) => editor.chain().focus().toggleBulletList().run(),
    isOn: ({ editor }) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: IconListNumbers,
    keys: 'Mod-Shift-7',
    run: ({ editor }) => editor.chain().focus().toggleOrderedList().run(),
    isOn: ({ editor }) => editor.isActive('orderedList'),
  },
  {
    name: 'deeper',
    icon: IconIndentIncrease,
    keys: 'Mod-]',
    run: ({ editor }) => editor.chain().focus().sinkListItem('listItem').run(),
    isThere: isInItem,
  },
  {
    name: 'higher',
    icon: IconIndentDecrease,
    keys: 'Mod-[',
    run: ({ editor }) => editor.chain().focus().liftListItem('listItem').run(),
    isThere: isInItem,
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    keys: 'Mod-Shift-b',
    run: ({ editor }) => editor.chain().focus().toggleBlockquote().run(),
    isOn: ({ editor }) => editor.isActive('blockquote'),
  },
  {
    name: 'codeBlock',
    icon: IconSourceCode,
    keys: 'Mod-Alt-c',
    run: ({ editor }) => editor.chain().focus().toggleCodeBlock().run(),
    isOn: ({ editor }) => editor.isActive('codeBlock'),
  },
  {
    name: 'rule',
    icon: IconSeparatorHorizontal,
    keys: 'Mod-Shift-h',
    run: ({ editor }) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'turn',
    icon: IconTextDirectionRtl,
    keys: 'Mod-Shift-y',
    run: ({ editor }) => directionBlock(editor).turn(),
    isOn: ({ editor }) => directionBlock(editor).isTurned(),
  },
];
