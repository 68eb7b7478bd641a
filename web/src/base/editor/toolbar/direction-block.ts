import type { Editor } from '@tiptap/core';

const turnable = ['paragraph', 'heading', 'bulletList', 'orderedList', 'codeBlock', 'table'];

/** The blocks at the selection that can turn: each outermost one that holds words, such as a whole list. */
export function directionBlock(editor: Editor) {
  const { state } = editor;
  const around = editor.view.dom.dir === 'rtl' ? 'rtl' : 'ltr';
  const across = around === 'rtl' ? 'ltr' : 'rtl';
  const found: number[] = [];
  state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
    if (!turnable.includes(node.type.name)) return true;
    found.push(at);
    return false;
  });
  const isTurned = () => found.length > 0 && found.every((at) => state.doc.nodeAt(at)?.attrs['dir'] === across);
  return {
    isTurned,
    turn: () => {
      const dir = isTurned() ? null : across;
      editor
        .chain()
        .focus()
        .command(({ tr }) => {
          for (const at of found) tr.setNodeAttribute(at, 'dir', dir);
          return true;
        })
        .run();
    },
  };
}
