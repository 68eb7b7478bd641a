import classes from './spinner.module.css';
import { useAfter } from '../use-after.ts';
import { useUiTexts } from '../ui-texts.ts';

/** Waiting for a page whose shape is unknown; the ring appears after 300 ms. */
export function Spinner({ text }: { readonly text?: string }) {
  const texts = useUiTexts();
  const shown = useAfter(300);
  return (
    <output className={classes['place']}>
      {shown && (
        <>
          <span className={classes['ring']} aria-hidden />
          {text ?? texts.loading}
        </>
      )}
    </output>
  );
}
