import classes from './skeleton.module.css';
import { useAfter } from '../use-after.ts';
import { useUiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

type Props = {
  /** The shape of what is awaited: a list of rows, or cards in a grid. */
  readonly shape: 'list' | 'cards';
  readonly count?: number;
};

/** The shape of what is being loaded; it appears after 150 ms. */
export function Skeleton({ shape, count = 3 }: Props) {
  const { loading } = useUiTexts();
  const shown = useAfter(150);
  if (!shown) return null;
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      {shape === 'list' ? (
        <div className={classes['rows']} aria-hidden>
          {items.map((item) => (
            <div key={item} className={classes['row']}>
              <div className={classes['line']} />
              <div className={classes['line']} />
            </div>
          ))}
        </div>
      ) : (
        <div className={classes['cards']} aria-hidden>
          {items.map((item) => (
            <div key={item} className={classes['card']}>
              <div className={classes['line']} />
              <div className={classes['line']} />
              <div className={classes['line']} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}
