import { texts } from '../../texts/texts.ts';
import classes from './rich-text-editor.module.css';

/** Says which pictures of a pasted text are not in it. */
export function LeftOut({ names }: { readonly names: readonly string[] }) {
  return (
    <p role="alert" className={classes['leftOut']}>
      {texts.editor.leftOut(names.length, names.filter(Boolean))}
    </p>
  );
}
