import { isPass, passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { learnerScores } from '@lectern/domain/classroom/gradebook/learner-score.ts';
import { countTicks, scoreAxisStart } from '@lectern/domain/classroom/gradebook/plot-axis.ts';
import { scoreBins, type Bin } from '@lectern/domain/classroom/gradebook/plots.ts';
import { useId, useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { Gradebook } from '../gradebook.ts';
import { Hatch } from './hatch.tsx';
import { PlotCard } from './plot-card.tsx';
import classes from './plot.module.css';

type Props = { readonly gradebook: Gradebook; readonly level: number | null };

/** How the summary scores of a level lie, learner by learner, in steps of 5. */
export function ScorePlot({ gradebook: { columns, learners }, level }: Props) {
  const scores = useMemo(
    () =>
      learnerScores(
        columns.SUMMARY,
        learners.map(({ cells }) => cells.SUMMARY),
        level,
      ),
    [columns, learners, level],
  );
  const bins = scoreBins(scores);
  return (
    <PlotCard
      title={texts.gradebook.plots.scores}
      aside={scores.length > 0 && texts.gradebook.plots.latestOf(scores.length)}
      summary={texts.gradebook.plots.scoresSummary(scores.length, scores.filter(isPass).length, passThreshold)}
      empty={texts.gradebook.plots.noSummary}
      table={{
        heads: [texts.gradebook.plots.score, texts.gradebook.plots.learners],
        rows: bins.map(({ from, count }) => ({
          id: String(from),
          values: [texts.gradebook.plots.range(from, from === 95 ? 100 : from + 4), count],
        })),
      }}
    >
      {(width) => <Bars bins={bins} width={width} />}
    </PlotCard>
  );
}

const height = 150;
const left = 28;
const right = 10;
const top = 30;
const bottom = 22;
const base = height - bottom;

function Bars({ bins, width }: { readonly bins: readonly Bin[]; readonly width: number }) {
  const hatch = useId();
  const start = scoreAxisStart(bins[0]?.from ?? 0);
  const ticks = countTicks(Math.max(...bins.map(({ count }) => count)));
  const x = (score: number) => left + ((score - start) / (100 - start)) * (width - left - right);
  const y = (count: number) => base - (count / ticks[2]) * (base - top);
  const thick = x(start + 5) - x(start) - 3;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Hatch id={hatch} />
      {ticks.map((count) => (
        <g key={count}>
          <line x1={left} x2={width - right} y1={y(count)} y2={y(count)} className={classes['grid']} />
          <text x={left - 10} y={y(count) + 4} textAnchor="end" className={classes['axis']}>
            {count}
          </text>
        </g>
      ))}
      {[0, 25, 50, 75, 100]
        .filter((score) => score >= start)
        .map((score) => (
          <text key={score} x={x(score)} y={base + 17} textAnchor="middle" className={classes['axis']}>
            {score}
          </text>
        ))}
      {bins.map(
        ({ from, count }) =>
          count > 0 && (
            <g key={from} data-mark={from}>
              <rect
                x={x(from) + 1.5}
                y={y(count)}
                width={thick}
                height={base - y(count)}
                rx={2}
                className={classes['mark']}
                style={isPass(from) ? undefined : { fill: `url(#${hatch})` }}
              />
              <text x={x(from + 2.5)} y={y(count) - 5} className={classes['value']}>
                {count}
              </text>
            </g>
          ),
      )}
      <line x1={x(passThreshold)} x2={x(passThreshold)} y1={14} y2={base} className={classes['line']} />
      <text x={x(passThreshold) - 6} y={18} textAnchor="end" className={classes['lineLabel']}>
        {texts.gradebook.plots.required(passThreshold)}
      </text>
    </svg>
  );
}
