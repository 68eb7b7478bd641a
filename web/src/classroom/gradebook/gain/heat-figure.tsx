import { heatOf } from '@lectern/domain/classroom/gradebook/heat.ts';
import { wholePercent } from '@lectern/domain/whole-percent.ts';
import { texts } from '../../../texts/texts.ts';
import grade from '../grade.module.css';

/** A percentage on its heat with its mark, as in the grid. */
export function HeatFigure({ percent }: { readonly percent: number }) {
  const shown = wholePercent(percent);
  return (
    <span className={grade['grade']} data-heat={heatOf(shown)}>
      {texts.ui.percent(shown)}
    </span>
  );
}
