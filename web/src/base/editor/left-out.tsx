import { texts } from '../../texts/texts.ts';
import type { LeftOutPart } from './paste/left-out-part.ts';
import classes from './rich-text-editor.module.css';

/** Says what of a pasted text is not in it. */
export function LeftOut({ parts }: { readonly parts: readonly LeftOutPart[] }) {
  const words = texts.editor;
  const pictures = parts.filter(({ what }) => what === 'picture').map(({ name }) => name);
  const others = parts.flatMap(({ what, name }) => (what === 'picture' ? [] : [words.part(words.parts[what], name)]));
  return (
    <div role="alert" className={classes['leftOut']}>
      {pictures.length > 0 && <p>{words.leftOut(pictures.length, pictures.filter(Boolean))}</p>}
      {others.length > 0 && <p>{words.cannotHold(others)}</p>}
    </div>
  );
}
