import panel from './panel.module.css';
import classes from './panel-shape.module.css';

type Props = {
  readonly rows: number;
  /** Whether it has a head like a `Panel` with a title. */
  readonly head?: boolean;
  /** The height of a row, in px or as CSS says it. */
  readonly height?: number | string;
};

/** The form of a `Panel` with rows that is awaited; it stands in a `PageShape`. */
export function PanelShape({ rows, head = false, height = 68 }: Props) {
  return (
    <div className={panel['panel']} data-flush>
      {head && (
        <div className={panel['head']}>
          <span className={classes['line']} />
        </div>
      )}
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']} style={{ minBlockSize: height }}>
          <span className={classes['line']} />
        </div>
      ))}
    </div>
  );
}
