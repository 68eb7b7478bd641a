import { searchForm } from '@lectern/domain/base/search/normal-form.ts';
import { texts } from '../../../texts/texts.ts';
import { figureColumn, type GridColumn } from '../grid/grid-columns.ts';
import type { LearnerRow } from '../grid/grid-rows.ts';
import type { GroupGain } from './gain-query.ts';
import { readGain } from './gain.ts';

/** A learner with what they gained. */
export type GainRow = LearnerRow & ReturnType<typeof readGain>;

/** The columns of the learners' gains. */
export function gainColumns(): GridColumn[] {
  const { gain, benchmark, summary } = texts.gradebook;
  return [
    figureColumn('before', benchmark, 120, 84),
    figureColumn('after', summary, 120, 84),
    figureColumn('gain', gain.gained, 256, 232),
    figureColumn('normalised', gain.normalised, 148, 120),
    figureColumn('questions', gain.questions, 104, 88),
  ];
}

/** The learners in the order of their names. */
export function gainRows(learners: GroupGain['learners']): GainRow[] {
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true });
  return learners
    .map(({ user_id: id, first_name, last_name, gain }) => {
      const name = texts.gradebook.learnerName(first_name, last_name);
      return { learner: { id, name, searched: searchForm(name) }, ...readGain(gain) };
    })
    .sort((a, b) => compare(a.learner.name, b.learner.name))
    .map((row, place) => ({ ...row, place }));
}

/** What a column of a row is sorted by; undefined, which comes last, where there is no figure. */
export function gainValue({ gain, known }: GainRow, { id }: GridColumn): number | undefined {
  if (id === 'questions') return gain.counted;
  if (id === 'gain') return known?.points;
  if (id === 'normalised') return known?.normalised ?? undefined;
  return id === 'before' ? known?.before : known?.after;
}
