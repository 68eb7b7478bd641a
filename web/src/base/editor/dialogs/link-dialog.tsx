import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { isAllowedAddress } from '../document/content-extensions.ts';
import { EditorDialog } from './editor-dialog.tsx';

type Props = { readonly editor: Editor; readonly onClose: () => void };

/** Asks where the selected words lead; without a selection the address becomes the words. */
export function LinkDialog({ editor, onClose }: Props) {
  const before = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [address, setAddress] = useState(before);
  const [wrong, setWrong] = useState(false);
  const words = texts.editor.link;

  const put = () => {
    const href = completed(address.trim());
    if (!isAllowedAddress(href)) return setWrong(true);
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };

  return (
    <EditorDialog
      title={words.title}
      submit={words.put}
      onSubmit={put}
      onClose={onClose}
      further={before === '' ? undefined : { label: words.remove, onPress: remove }}
    >
      <TextField
        label={words.address}
        help={words.help}
        required
        data-autofocus
        dir="ltr"
        inputMode="url"
        value={address}
        error={wrong ? words.wrong : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
    </EditorDialog>
  );
}

/** What people leave out of an address: `example.org` and `help@school.org` say what they are. */
function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[^\s/:?#]+\.[a-z]{2,}(?:[/?#:]|$)/i.test(address)) return `https://${address}`;
  return address;
}
