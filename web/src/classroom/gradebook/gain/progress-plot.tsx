import { daysBetween } from '@lectern/domain/calendar-day.ts';
import { progressOverTime, type ProgressOnDay } from '@lectern/domain/classroom/gradebook/progress-over-time.ts';
import { texts } from '../../../texts/texts.ts';
import { PlotCard } from '../plots/plot-card.tsx';
import plot from '../plots/plot.module.css';
import classes from './progress-plot.module.css';

type Props = {
  readonly days: readonly { readonly day: string; readonly completed: number }[];
  /** Study projects that all learners together can complete. */
  readonly possible: number;
};

/** How the share of completed study projects grew, day by day. */
export function ProgressPlot({ days, possible }: Props) {
  const { gain: words } = texts.gradebook;
  const progress = progressOverTime(days, possible);
  const last = progress.at(-1);
  return (
    <PlotCard
      title={words.progress}
      aside={words.progressAside}
      summary={last ? words.progressSummary(last.percent, last.completed, possible, last.day) : ''}
      empty={texts.gradebook.plots.noProject}
      table={{
        heads: [words.day, words.completed, words.share],
        rows: progress.map(({ day, completed, percent }) => ({
          id: day,
          values: [texts.gradebook.figures.day(day), completed, texts.ui.percent(percent)],
        })),
      }}
    >
      {(width) => <Line progress={progress} width={width} />}
    </PlotCard>
  );
}

/** A plot is drawn from left to right; its days are read in the direction of their language. */
const dayInPlot = (day: string) => `\u2068${texts.gradebook.figures.day(day)}\u2069`;

const height = 168;
const left = 40;
const right = 44;
const top = 14;
const base = height - 24;

function Line({ progress, width }: { readonly progress: readonly ProgressOnDay[]; readonly width: number }) {
  const [first, last] = [progress[0], progress.at(-1)];
  if (!first || !last) return null;
  const span = Math.max(1, daysBetween(first.day, last.day));
  const x = (day: string) => left + (daysBetween(first.day, day) / span) * (width - left - right);
  const y = (percent: number) => base - (percent / 100) * (base - top);
  const steps = progress.map(
    ({ day, percent }, index) => `${index === 0 ? 'M' : 'H'}${x(day)}${index === 0 ? ` ${y(0)}` : ''}V${y(percent)}`,
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <line x1={left} x2={width - right} y1={y(percent)} y2={y(percent)} className={plot['grid']} />
          <text x={left - 8} y={y(percent) + 4} textAnchor="end" className={plot['axis']}>
            {texts.ui.percent(percent)}
          </text>
        </g>
      ))}
      <path d={steps.join('')} className={classes['line']} />
      <circle cx={x(last.day)} cy={y(last.percent)} r={4.5} className={plot['mark']} />
      <text x={x(last.day) + 8} y={y(last.percent) + 4} className={plot['value']} style={{ textAnchor: 'start' }}>
        {texts.ui.percent(last.percent)}
      </text>
      <text x={left} y={base + 17} className={plot['axis']}>
        {dayInPlot(first.day)}
      </text>
      {span > 1 && (
        <text x={width - right} y={base + 17} textAnchor="end" className={plot['axis']}>
          {dayInPlot(last.day)}
        </text>
      )}
    </svg>
  );
}
