import type { Editor } from '@tiptap/core';
import { DescriptionDialog } from './description-dialog.tsx';
import { FormulaDialog } from './formula-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { Picker } from './picker.tsx';
import type { PickedPicture, Picking } from '../picking.ts';
import type { Asked } from '../toolbar/command.ts';

type Props = {
  readonly asked: Asked;
  readonly editor: Editor;
  readonly picking: Picking;
  /** The picture that is about to be put in. */
  readonly picture: PickedPicture | null;
  readonly language: string;
  readonly describe: (picture: PickedPicture) => void;
  readonly onClose: () => void;
};

/** What a command asks before it is done. */
export function AskedDialog({ asked, editor, picking, picture, language, describe, onClose }: Props) {
  if (asked === 'link') return <LinkDialog {...{ editor, onClose }} />;
  if (asked === 'formula') return <FormulaDialog {...{ editor, onClose }} />;
  if (asked === 'description') return <DescriptionDialog {...{ editor, picture, language, onClose }} />;
  return <Picker {...{ asked, editor, picking, describe, onClose }} />;
}
