import type { Icon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { Picking } from '../picking.ts';
import type { texts } from '../../../texts/texts.ts';

/** What is asked in a dialog before a command can be done. */
export type Asked = 'link' | 'formula' | 'picture' | 'video' | 'description';

/** What the place of an editor decides about its commands. */
export type Place = {
  readonly editor: Editor;
  /** The level of the highest heading a text may have here. */
  readonly topHeading: 2 | 3 | 4;
  /** Where pictures and videos come from, if from anywhere. */
  readonly picking: Picking;
  readonly ask: (what: Asked) => void;
};

/** Something that can be done to a text, with a button in the toolbar and a key. */
export type Command = {
  readonly name: keyof typeof texts.editor.commands;
  readonly icon: Icon;
  /** The key as `prosemirror-keymap` writes it; `Mod` is Ctrl, and Cmd on a Mac. */
  readonly keys: string;
  readonly run: (place: Place) => void;
  /** Whether it holds at the cursor; left out for what is done and not switched. */
  readonly isOn?: (place: Place) => boolean;
  /** Whether it has a meaning at the cursor; without it, it always has. */
  readonly isThere?: (place: Place) => boolean;
};
