import type { Editor } from '@tiptap/core';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { PickingContext, type Picking } from '../src/base/editor/picking.ts';
import { RichTextField } from '../src/base/editor/rich-text-field.tsx';
import { show } from './show.tsx';

/** What the field said last was written in it. */
export const written = vi.fn<(html: string) => void>();
export const last = () => written.mock.lastCall?.[0];

export const text = page.getByRole('textbox', { name: 'Text' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Shows a rich text field before a button. */
export function openField(html = '', rest: Partial<Parameters<typeof RichTextField>[0]> = {}, picking: Picking = {}) {
  written.mockReset();
  return show(
    <PickingContext value={picking}>
      <RichTextField label="Text" language="en" defaultValue={html} onChange={written} {...rest} />
      <button type="button">Save</button>
    </PickingContext>,
  );
}

/** Puts the cursor behind these words. */
export async function standBehind(words: string) {
  await text.click();
  // By the editor itself: for a while after it has got the focus it puts the browser's cursor back to where it was clicked.
  const { editor } = text.element() as HTMLElement & { readonly editor: Editor };
  const walker = document.createTreeWalker(text.element(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(words);
    if (at >= 0) editor.commands.setTextSelection(editor.view.posAtDOM(node, at + words.length));
  }
}

/** Pastes as the browser tells it. */
export async function paste(html: string, files: readonly File[] = []) {
  const clipboardData = new DataTransfer();
  if (html) clipboardData.setData('text/html', html);
  for (const file of files) clipboardData.items.add(file);
  text.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await new Promise(requestAnimationFrame);
}
