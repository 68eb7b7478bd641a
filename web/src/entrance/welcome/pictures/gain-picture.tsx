import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { texts } from '../../../texts/texts.ts';
import classes from './gain-picture.module.css';
import { Picture } from './picture.tsx';

const changes = [
  [48, 84],
  [38, 79],
  [56, 92],
] as const;
const left = 64;
const x = (score: number) => left + score * 2;
const y = (index: number) => 26 + index * 40;

/** From benchmark to summary at each level. Number plots run the same way in every language. */
export function GainPicture() {
  const { levels } = texts.welcome.demo;
  return (
    <Picture>
      <svg viewBox="0 0 272 144" className={classes['plot']}>
        <line x1={x(passThreshold)} x2={x(passThreshold)} y1={4} y2={124} className={classes['line']} />
        <text x={x(passThreshold)} y={140} textAnchor="middle" className={classes['axis']}>
          {passThreshold}
        </text>
        {changes.map(([before, after], index) => (
          <g key={levels[index]}>
            <text x={0} y={y(index) + 5} className={classes['level']}>
              {levels[index]}
            </text>
            <line x1={x(before)} x2={x(after)} y1={y(index)} y2={y(index)} className={classes['change']} />
            <circle cx={x(before)} cy={y(index)} r={5.5} className={classes['before']} />
            <circle cx={x(after)} cy={y(index)} r={6.5} className={classes['after']} />
          </g>
        ))}
      </svg>
    </Picture>
  );
}
