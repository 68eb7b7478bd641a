import {
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTableColumn,
  IconTableOff,
  IconTableRow,
  type Icon,
} from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import type { Command, Place } from './command.ts';
import { headerCells } from './header-cells.ts';

const isInTable = ({ editor }: Place) => editor.isActive('table');

const act = (
  name: Command['name'],
  icon: Icon,
  keys: string,
  what: (chain: ChainedCommands) => ChainedCommands,
): Command => ({
  name,
  icon,
  keys,
  run: ({ editor }) => what(editor.chain().focus()).run(),
  isThere: isInTable,
});

const header = (name: Command['name'], icon: Icon, keys: string, line: 'row' | 'column'): Command => ({
  name,
  icon,
  keys,
  run: ({ editor }) => headerCells(editor, line).toggle(),
  isOn: ({ editor }) => headerCells(editor, line).areOn(),
  isThere: isInTable,
});

/** Putting a table in, and what is done to the one around the cursor. */
export const tableCommands: readonly Command[] = [
  {
    name: 'table',
    icon: IconTable,
    keys: 'Mod-Alt-t',
    run: ({ editor }) => {
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: false }).run();
      headerCells(editor, 'row').toggle();
    },
    isThere: ({ editor }) => !editor.isActive('table'),
  },
  act('rowAbove', IconRowInsertTop, 'Alt-Shift-ArrowUp', (chain) => chain.addRowBefore()),
  act('rowBelow', IconRowInsertBottom, 'Alt-Shift-ArrowDown', (chain) => chain.addRowAfter()),
  act('columnBefore', IconColumnInsertLeft, 'Alt-Shift-ArrowLeft', (chain) => chain.addColumnBefore()),
  act('columnAfter', IconColumnInsertRight, 'Alt-Shift-ArrowRight', (chain) => chain.addColumnAfter()),
  header('headerRow', IconTableRow, 'Alt-Shift-1', 'row'),
  header('headerColumn', IconTableColumn, 'Alt-Shift-2', 'column'),
  act('removeRow', IconRowRemove, 'Alt-Shift-7', (chain) => chain.deleteRow()),
  act('removeColumn', IconColumnRemove, 'Alt-Shift-8', (chain) => chain.deleteColumn()),
  act('removeTable', IconTableOff, 'Alt-Shift-9', (chain) => chain.deleteTable()),
];
