import { IconMathFunction, IconMessage2, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { Command } from './command.ts';

/** What is put into a text from elsewhere. */
export const inserts: readonly Command[] = [
  {
    name: 'formula',
    icon: IconMathFunction,
    keys: 'Mod-Alt-e',
    run: ({ ask }) => ask('formula'),
    isOn: ({ editor }) => editor.isActive('formula'),
  },
  {
    name: 'picture',
    icon: IconPhoto,
    keys: 'Mod-Alt-p',
    run: ({ ask }) => ask('picture'),
    isThere: ({ picking }) => picking.pickImage !== undefined,
  },
  {
    name: 'description',
    icon: IconMessage2,
    keys: 'Mod-Alt-a',
    run: ({ ask }) => ask('description'),
    isThere: ({ editor }) => editor.isActive('image'),
  },
  {
    name: 'video',
    icon: IconVideo,
    keys: 'Mod-Alt-v',
    run: ({ ask }) => ask('video'),
    isThere: ({ picking }) => picking.pickVideo !== undefined,
  },
];
