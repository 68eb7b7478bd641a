import { Button } from '../action/button.ts';
import { Failed } from './failed.tsx';
import classes from './more-pages.module.css';

type Props = {
  /** How a list that comes in pages stands. */
  readonly pages: { readonly state: string; readonly cursor: unknown; readonly more: () => void };
  /** What could not be loaded, in a sentence. */
  readonly notLoaded: string;
  /** What the button says that asks for the next page. */
  readonly label: string;
  /** In the middle below large lists, small at the start below lists of a panel. */
  readonly size?: 'md' | 'sm';
};

/** The end of a list that comes in pages: the way to the next one, or that it could not be loaded. */
export function MorePages({ pages: { state, cursor, more }, notLoaded, label, size = 'md' }: Props) {
  if (state === 'failed') return <Failed what={notLoaded} onLoadAgain={more} />;
  if (cursor === null) return null;
  return (
    <div className={classes['more']} data-size={size}>
      <Button variant="default" size={size} loading={state === 'busy'} onClick={more}>
        {label}
      </Button>
    </div>
  );
}
