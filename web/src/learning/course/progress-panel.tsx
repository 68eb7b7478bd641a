import { minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { KeyValues } from '../../ui/figures/key-values.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { Ring } from '../../ui/figures/ring.tsx';
import classes from './progress-panel.module.css';

const levelFragment = graphql(`
  fragment ProgressPanel_level on LevelProgress {
    percent
    completed
    published
    seconds_spent
    first_try_percent
  }
`);

type Props = { readonly level: LevelChoice; readonly sums: FragmentType<typeof levelFragment> };

/** What the study projects of a level add up to. */
export function ProgressPanel({ level, sums }: Props) {
  const { percent, completed, published, seconds_spent, first_try_percent } = readFragment(levelFragment, sums);
  const words = texts.course;
  return (
    <Panel title={words.levelProgress(level)}>
      <div className={classes['progress']}>
        <Ring value={percent ?? 0} size={80} />
        <KeyValues
          rows={[
            { label: words.studyProjects, value: texts.ui.ofTotal(completed, published) },
            { label: words.timeSpent, value: minutesAndSeconds(seconds_spent) },
            {
              label: words.firstTryCorrect,
              value: typeof first_try_percent === 'number' ? texts.ui.percent(first_try_percent) : words.none,
            },
          ]}
        />
      </div>
      <p className={classes['note']}>{words.meanOfLessons}</p>
      <p className={classes['note']}>{words.timeSpentIn}</p>
    </Panel>
  );
}
