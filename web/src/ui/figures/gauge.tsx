import classes from './gauge.module.css';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  /** Whole percent. */
  readonly value: number;
  /** The percentage that has to be reached. */
  readonly line: number;
};

const middle = { x: 125, y: 118 };
const radius = 100;
const half = Math.PI * radius;
const arc = `M ${middle.x - radius} ${middle.y} A ${radius} ${radius} 0 0 1 ${middle.x + radius} ${middle.y}`;

/** A score on a half circle from 0 to 100 with the line it has to reach. It keeps its direction in every script. */
export function Gauge({ value, line }: Props) {
  const { percent } = useUiTexts();
  const inner = place(line, radius - 15);
  const outer = place(line, radius + 15);
  const beside = place(line, radius + 26);
  return (
    <div className={classes['gauge']}>
      <svg viewBox="0 0 250 150" role="img" aria-label={percent(value)} strokeWidth={18} strokeLinecap="round">
        <path d={arc} className={classes['track']} />
        {value > 0 && (
          <path
            d={arc}
            className={classes['score']}
            data-below={value < line || undefined}
            strokeDasharray={`${(Math.min(100, value) / 100) * half} ${2 * half}`}
          />
        )}
        <path d={`M ${inner.x} ${inner.y} L ${outer.x} ${outer.y}`} className={classes['tick']} strokeWidth={2.5} />
        <text x={beside.x - 4} y={beside.y + 2} className={classes['lineCaption']}>
          {line}
        </text>
        <text x={middle.x} y={middle.y - 18} className={classes['figure']}>
          {percent(value)}
        </text>
        <text x={middle.x - radius} y={middle.y + 26} className={classes['caption']}>
          0
        </text>
        <text x={middle.x + radius} y={middle.y + 26} className={classes['caption']}>
          100
        </text>
      </svg>
    </div>
  );
}

function place(value: number, distance: number): { x: number; y: number } {
  const angle = Math.PI * (1 - value / 100);
  return { x: middle.x + distance * Math.cos(angle), y: middle.y - distance * Math.sin(angle) };
}
