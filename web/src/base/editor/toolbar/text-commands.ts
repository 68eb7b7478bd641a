import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import type { Command } from './command.ts';

const mark = (name: Command['name'], type: string, icon: Icon, keys: string): Command => ({
  name,
  icon,
  keys,
  run: ({ editor }) => editor.chain().focus().toggleMark(type).run(),
  isOn: ({ editor }) => editor.isActive(type),
});

/** Taking back and doing again. */
export const history: readonly Command[] = [
  { name: 'undo', icon: IconArrowBackUp, keys: 'Mod-z', run: ({ editor }) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: IconArrowForwardUp, keys: 'Mod-y', run: ({ editor }) => editor.chain().focus().redo().run() },
];

/** What is done to words. */
export const words: readonly Command[] = [
  mark('bold', 'bold', IconBold, 'Mod-b'),
  mark('italic', 'italic', IconItalic, 'Mod-i'),
  mark('underline', 'underline', IconUnderline, 'Mod-u'),
  mark('strike', 'strike', IconStrikethrough, 'Mod-Shift-x'),
  mark('superscript', 'superscript', IconSuperscript, 'Mod-.'),
  mark('subscript', 'subscript', IconSubscript, 'Mod-,'),
  mark('code', 'code', IconCode, 'Mod-e'),
  {
    name: 'link',
    icon: IconLink,
    keys: 'Mod-k',
    run: ({ ask }) => ask('link'),
    isOn: ({ editor }) => editor.isActive('link'),
  },
];
