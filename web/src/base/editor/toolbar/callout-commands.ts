import { IconAlertTriangle, IconBulb, IconInfoCircle, IconMessageOff, type Icon } from '@tabler/icons-react';
import { findParentNode } from '@tiptap/core';
import type { Command, Place } from './command.ts';

type Kind = 'note' | 'tip' | 'warning';

const calloutAt = ({ editor }: Place) =>
  findParentNode((node) => node.type.name === 'passage' && node.attrs['class'] !== null)(editor.state.selection);

const callout = (name: Kind, icon: Icon, keys: string): Command => ({
  name,
  icon,
  keys,
  isOn: (place) => calloutAt(place)?.node.attrs['class'] === `callout-${name}`,
  run: (place) => {
    const around = calloutAt(place);
    const chain = place.editor.chain().focus();
    if (!around) chain.wrapIn('passage', { class: `callout-${name}` }).run();
    else
      chain
        .command(({ tr }) => {
          tr.setNodeAttribute(around.pos, 'class', `callout-${name}`);
          return true;
        })
        .run();
  },
});

/** What stands out of the text around it, as a note, a tip or a warning. */
export const callouts: readonly Command[] = [
  callout('note', IconInfoCircle, 'Mod-Shift-1'),
  callout('tip', IconBulb, 'Mod-Shift-2'),
  callout('warning', IconAlertTriangle, 'Mod-Shift-3'),
  {
    name: 'noCallout',
    icon: IconMessageOff,
    keys: 'Mod-Shift-0',
    isThere: (place) => calloutAt(place) !== undefined,
    run: ({ editor }) => editor.chain().focus().lift('passage').run(),
  },
];
