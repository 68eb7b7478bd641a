import { blocks, lines } from './block-commands.ts';
import { callouts } from './callout-commands.ts';
import type { Command } from './command.ts';
import { inserts } from './insert-commands.ts';
import { tableCommands } from './table-commands.ts';
import { history, words } from './text-commands.ts';

/** All commands, in the groups that the toolbar shows. */
export const commandGroups: readonly (readonly Command[])[] = [
  history,
  lines,
  words,
  blocks,
  callouts,
  inserts,
  tableCommands,
];
