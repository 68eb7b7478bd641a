import { texts } from '../../../texts/texts.ts';
import { Fact } from '../../../ui/figures/fact.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { GainFigure } from '../gain/gain-figure.tsx';
import { readGain } from '../gain/gain.ts';
import classes from './figure-sums.module.css';
import type { Student } from './use-student.ts';

/** What a learner gained at each level, or why it is not said; nothing before both assessments of one are finished. */
export function LearnerGain({ gains }: Pick<Student, 'gains'>) {
  if (gains.length === 0) return null;
  return (
    <Panel title={texts.gradebook.views.gain} level={3}>
      <dl className={classes['sums']}>
        {gains.map(({ level, gain: masked }) => {
          const { gain, known } = readGain(masked);
          return (
            <Fact key={level} caption={texts.course.level(level)}>
              {known ? <GainFigure known={known} /> : texts.gradebook.gain.tooFewQuestions(gain.counted, gain.least)}
            </Fact>
          );
        })}
      </dl>
    </Panel>
  );
}
