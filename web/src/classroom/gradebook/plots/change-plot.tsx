import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { levelChange, type LevelChange } from '@lectern/domain/classroom/gradebook/level-change.ts';
import { useMemo } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { Gradebook } from '../gradebook.ts';
import { PlotCard } from './plot-card.tsx';
import classes from './plot.module.css';

type Props = { readonly gradebook: Gradebook; readonly levels: number };

/** How each level went before it was studied and after: the means of benchmark and summary. */
export function ChangePlot({ gradebook: { columns, learners }, levels }: Props) {
  const changes = useMemo(() => {
    const part = (kind: 'BENCHMARK' | 'SUMMARY') => ({
      columns: columns[kind],
      learners: learners.map(({ cells }) => cells[kind]),
    });
    const [benchmarks, summaries] = [part('BENCHMARK'), part('SUMMARY')];
    return Array.from({ length: levels }, (_, index) => levelChange(benchmarks, summaries, index + 1));
  }, [columns, learners, levels]);
  const some = changes.filter(({ learners: count }) => count > 0);
  return (
    <PlotCard
      title={texts.gradebook.plots.change}
      aside={<Legend />}
      summary={some.map(sentenceOf).join(' ')}
      empty={texts.gradebook.plots.noAssessment}
      table={{
        heads: [
          texts.gradebook.plots.level,
          texts.gradebook.plots.before,
          texts.gradebook.plots.after,
          texts.gradebook.plots.learners,
        ],
        rows: some.map(({ level, before, after, learners: count }) => ({
          id: String(level),
          values: [texts.course.level(level), before ?? '–', after ?? '–', count],
        })),
      }}
    >
      {(width) => <Rows changes={changes} width={width} />}
    </PlotCard>
  );
}

function sentenceOf({ level, before, after, learners, paired }: LevelChange): string {
  if (paired && before !== null && after !== null) return texts.gradebook.plots.changed(level, before, after, learners);
  return texts.gradebook.plots.unchanged(level, before, after);
}

function Legend() {
  return (
    <span className={classes['legend']}>
      <span>
        <svg viewBox="0 0 10 10" width={10} height={10} aria-hidden>
          <circle cx={5} cy={5} r={3.75} className={classes['open']} />
        </svg>
        {texts.gradebook.plots.beforeMark}
      </span>
      <span>
        <svg viewBox="0 0 10 10" width={10} height={10} aria-hidden>
          <circle cx={5} cy={5} r={5} className={classes['mark']} />
        </svg>
        {texts.gradebook.plots.afterMark}
      </span>
    </span>
  );
}

const left = 64;
const right = 16;
const rowHeight = 36;
const top = 14;

function Rows({ changes, width }: { readonly changes: readonly LevelChange[]; readonly width: number }) {
  const base = top + rowHeight * Math.max(3, changes.length);
  const x = (score: number) => left + (score / 100) * (width - left - right);
  return (
    <svg width={width} height={base + 24} viewBox={`0 0 ${width} ${base + 24}`}>
      {[0, 50, 100].map((score) => (
        <line key={score} x1={x(score)} x2={x(score)} y1={top - 6} y2={base} className={classes['grid']} />
      ))}
      <line x1={x(passThreshold)} x2={x(passThreshold)} y1={top - 6} y2={base} className={classes['line']} />
      {[0, 25, 50, 75, 100].map((score) => (
        <text key={score} x={x(score)} y={base + 17} textAnchor="middle" className={classes['axis']}>
          {score}
        </text>
      ))}
      {changes.map((change, index) => (
        <Change key={change.level} change={change} x={x} y={top + rowHeight * index + 22} />
      ))}
    </svg>
  );
}

type ChangeProps = { readonly change: LevelChange; readonly x: (score: number) => number; readonly y: number };

const near = 30;

function Change({ change: { level, before, after, paired }, x, y }: ChangeProps) {
  // Figures of marks that lie close together stand apart.
  const close = before !== null && after !== null && Math.abs(x(before) - x(after)) < near;
  const apart = close ? (after >= before ? near / 2 : -near / 2) : 0;
  const middle = before !== null && after !== null ? (x(before) + x(after)) / 2 : 0;
  return (
    <g data-mark={level}>
      <text x={0} y={y + 4} className={classes['row']}>
        {texts.course.level(level)}
      </text>
      {paired && before !== null && after !== null && (
        <line x1={x(before)} x2={x(after)} y1={y} y2={y} className={classes['change']} />
      )}
      {before !== null && (
        <>
          <circle cx={x(before)} cy={y} r={5.5} className={classes['open']} />
          <text x={close ? middle - apart : x(before)} y={y - 10} className={classes['value']}>
            {before}
          </text>
        </>
      )}
      {after !== null && (
        <>
          <circle cx={x(after)} cy={y} r={6.5} className={classes['mark']} />
          <text x={close ? middle + apart : x(after)} y={y - 10} className={classes['value']}>
            {after}
          </text>
        </>
      )}
      <Missing before={before} after={after} x={x} y={y} />
    </g>
  );
}

/** What is not there yet, beside what is. */
function Missing({ before, after, x, y }: Omit<ChangeProps, 'change'> & Pick<LevelChange, 'before' | 'after'>) {
  const mark = before ?? after;
  if (before !== null && after !== null) return null;
  const remark =
    before === null && after === null
      ? texts.gradebook.plots.nothingYet
      : before === null
        ? texts.gradebook.plots.noBenchmarkMark
        : texts.gradebook.plots.noSummaryMark;
  const beforeMark = mark !== null && mark >= 50;
  return (
    <text
      x={x(mark ?? 0) + (mark === null ? 8 : beforeMark ? -12 : 12)}
      y={y + 4}
      textAnchor={beforeMark ? 'end' : 'start'}
      className={classes['remark']}
    >
      {remark}
    </text>
  );
}
