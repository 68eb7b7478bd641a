import { findParentNode, type Editor } from '@tiptap/core';
import { TableMap } from '@tiptap/pm/tables';

/** The first row or column of the table around the cursor, as cells that head the others. */
export function headerCells(editor: Editor, line: 'row' | 'column') {
  const { state } = editor;
  const table = findParentNode((node) => node.type.name === 'table')(state.selection);
  if (!table) return { areOn: () => false, toggle: () => {} };
  const map = TableMap.get(table.node);
  const across = line === 'row' ? map.width : map.height;
  const places = Array.from({ length: across }, (_, at) => map.map[line === 'row' ? at : at * map.width] ?? 0);
  const cells = [...new Set(places)].flatMap((at) => {
    const cell = table.node.nodeAt(at);
    return cell ? [{ at, cell, isCorner: at === places[0] }] : [];
  });
  const areOn = () => cells.every(({ cell }) => cell.type.name === 'tableHeader');
  const toggle = () => {
    const turnsOn = !areOn();
    // The cell in the corner heads its row or its column, whichever still has a heading line.
    const other = line === 'row' ? map.map[map.width] : map.map[1];
    const otherIsOn = other !== undefined && table.node.nodeAt(other)?.type.name === 'tableHeader';
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        for (const { at, cell, isCorner } of cells) {
          const isHeader = turnsOn || (isCorner && otherIsOn && places.length > 1);
          const along = turnsOn ? line : line === 'row' ? 'column' : 'row';
          const scope = along === 'row' ? 'col' : 'row';
          const type = state.schema.nodes[isHeader ? 'tableHeader' : 'tableCell'];
          tr.setNodeMarkup(table.start + at, type, { ...cell.attrs, ...(isHeader ? { scope } : {}) });
        }
        if (line === 'row') tr.setNodeAttribute(table.start, 'section', turnsOn ? 'thead' : 'tbody');
        return true;
      })
      .run();
  };
  return { areOn, toggle };
}
