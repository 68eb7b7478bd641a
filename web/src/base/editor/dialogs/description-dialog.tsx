import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ofLanguage } from '../../../texts/of-language.ts';
import type { PickedPicture } from '../picking.ts';
import { EditorDialog } from './editor-dialog.tsx';
import classes from './formula-dialog.module.css';

type Props = {
  readonly editor: Editor;
  /** The picture to put in; null where the selected one is described anew. */
  readonly picture: PickedPicture | null;
  readonly language: string;
  readonly onClose: () => void;
};

/** Asks what a picture says to those who do not see it, or that it says nothing. */
export function DescriptionDialog({ editor, picture, language, onClose }: Props) {
  const before = picture ? null : (editor.getAttributes('image')['alt'] as string | null);
  const [alt, setAlt] = useState(before ?? '');
  const [isDecorative, setIsDecorative] = useState(before === '');
  const [asked, setAsked] = useState(false);
  const words = texts.editor.description;

  const put = () => {
    setAsked(true);
    const said = isDecorative ? '' : alt.trim();
    if (!isDecorative && said === '') return;
    onClose();
    const chain = editor.chain().focus();
    if (!picture) return void chain.updateAttributes('image', { alt: said }).run();
    const { url, width, height } = picture;
    const size = width && height ? { width: String(Math.round(width)), height: String(Math.round(height)) } : {};
    chain.insertContent({ type: 'image', attrs: { src: url, alt: said, ...size } }).run();
  };

  return (
    <EditorDialog title={words.title} submit={words.put} onSubmit={put} onClose={onClose}>
      <div className={classes['fields']}>
        <TextField
          label={words.alt}
          help={words.help}
          data-autofocus
          {...ofLanguage(language)}
          value={alt}
          disabled={isDecorative}
          error={asked && !isDecorative && alt.trim() === '' ? words.missing : undefined}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Checkbox
          label={words.decorative}
          help={words.decorativeHelp}
          defaultValue={isDecorative}
          onChange={setIsDecorative}
        />
      </div>
    </EditorDialog>
  );
}
