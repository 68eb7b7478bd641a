import type { NodeViewRendererProps } from '@tiptap/core';
import { texts } from '../../texts/texts.ts';
import { Kept } from './document/blocks.ts';
import { nodesOf } from './document/element-of.ts';
import classes from './rich-text-editor.module.css';

/** Shows a kept passage as learners see it, and says that it stays as it is. */
export const ShownKept = Kept.extend({
  addNodeView:
    () =>
    ({ node }: NodeViewRendererProps) => {
      const dom = document.createElement('div');
      dom.className = classes['kept'] ?? '';
      dom.contentEditable = 'false';
      const note = document.createElement('p');
      note.className = classes['note'] ?? '';
      note.textContent = texts.editor.kept;
      dom.append(note, nodesOf(node.attrs['html'] as string));
      return { dom };
    },
});
