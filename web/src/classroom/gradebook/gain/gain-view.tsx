import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import type { GroupGain as Gain } from './gain-query.ts';
import classes from './gain-view.module.css';
import { GroupGain } from './group-gain.tsx';
import { LearnersGain } from './learners-gain.tsx';
import { LessonsHeat } from './lessons-heat.tsx';
import { ProgressPlot } from './progress-plot.tsx';

type Props = {
  readonly gain: Gain;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly name: string;
  readonly onOpen: (learner: string) => void;
};

/** What a group learned: in all, over time, by lesson and by learner. */
export function GainView({ gain: all, courseLanguage, name, onOpen }: Props) {
  const language = useLanguage();
  const { gain, lessons, learners, days, study_projects } = all;
  if (learners.length === 0) return <Empty text={texts.gradebook.noLearners} />;
  return (
    <div className={classes['view']}>
      <div className={classes['first']}>
        <GroupGain gain={gain} />
        <ProgressPlot days={days} possible={study_projects * learners.length} />
      </div>
      {lessons.length > 0 && <LessonsHeat {...{ lessons, courseLanguage }} />}
      <LearnersGain key={language} {...{ learners, courseLanguage, name, onOpen }} />
    </div>
  );
}
