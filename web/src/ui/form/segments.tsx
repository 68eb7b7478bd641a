import { Bar } from '../page/bar.tsx';
import classes from './segments.module.css';
import { useUiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

type Props = {
  /** How each part stands, in order. */
  readonly parts: readonly ('full' | 'half' | 'empty')[];
};

const mostSegments = 20;

/** How far a row of questions is done: a segment each, or one bar where there are more than 20. */
export function Segments({ parts }: Props) {
  const { ofTotal } = useUiTexts();
  const done = parts.filter((part) => part === 'full').length;
  return (
    <>
      <VisuallyHidden>{ofTotal(done, parts.length)}</VisuallyHidden>
      {parts.length > mostSegments ? (
        <span className={classes['one']}>
          <Bar value={(100 * done) / parts.length} />
        </span>
      ) : (
        <span className={classes['segments']} aria-hidden>
          {parts.map((state, index) => (
            // A part is its place in the row.
            <span key={index} className={classes['segment']} data-state={state} />
          ))}
        </span>
      )}
    </>
  );
}
