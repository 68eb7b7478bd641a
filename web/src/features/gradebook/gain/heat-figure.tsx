import { heatOf } from '@lectern/domain/gradebook/heat.ts';
import { texts } from '../../../texts/texts.ts';
import grade from '../grade.module.css';

/** A percentage on its heat with its mark, as in the grid. */
export function HeatFigure({ percent }: { readonly percent: number }) {
  // What is 99.6 is not "all correct".
  const shown = percent < 100 ? Math.min(99, Math.round(percent)) : 100;
  return (
    <span className={grade['grade']} data-heat={heatOf(shown)}>
      {texts.ui.percent(shown)}
    </span>
  );
}
