import { keydownHandler } from '@tiptap/pm/keymap';
import type { EditorView } from '@tiptap/pm/view';
import { commandGroups } from './all-commands.ts';
import type { Place } from './command.ts';

/**
 * What a key does in the editor: the command that names it where it has a meaning, or nothing. AltGr types a character on
 * many keyboards and never commands.
 */
export function pressKey(place: Place, view: EditorView, event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return false;
  const bindings = commandGroups.flat().map(
    (command) =>
      [
        command.keys,
        () => {
          if (command.isThere && !command.isThere(place)) return false;
          command.run(place);
          return true;
        },
      ] as const,
  );
  return keydownHandler(Object.fromEntries(bindings))(view, event);
}
