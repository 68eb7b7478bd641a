import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { texts } from '../../texts/texts.ts';
import { Track } from '../../ui/figures/track.tsx';

type Props = {
  /** From the first level on. */
  readonly levels: readonly { readonly percent?: number | null }[];
  readonly value: LevelChoice;
  readonly onChange: (level: LevelChoice) => void;
};

/** The levels of a course, each with its progress, and all of them together. */
export function LevelTabs({ levels, value, onChange }: Props) {
  const options = levels.map(({ percent }, index) => ({
    value: index + 1,
    label: texts.course.level(index + 1),
    detail: detailOf(percent),
  }));
  return (
    <Track<LevelChoice>
      legend={texts.course.levels}
      hideLegend
      options={[...options, { value: 'all' as const, label: texts.course.all }]}
      value={value}
      onChange={onChange}
    />
  );
}

function detailOf(percent: number | null | undefined): string {
  if (typeof percent !== 'number') return texts.course.none;
  return percent === 100 ? texts.course.levelComplete : texts.ui.percent(percent);
}
