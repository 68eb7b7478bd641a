import { most, pageSizes } from '../scripts/page-sizes.mjs';
import { row, type Row } from './report.ts';

/** What each page of the sales area loads in the browser beside the course dashboard of a learner. */
export function salesPages(): Row[] {
  const { loadOf, named, salesPages: pages } = pageSizes();
  const dashboard = loadOf([named('dashboard')]).script;
  return pages().map(({ name, keys }) => {
    const { script } = loadOf(keys);
    return row(
      `${name}, cold, brotli`,
      `${script.toFixed(1)} kB JavaScript`,
      `learner dashboard ${dashboard.toFixed(1)} kB`,
      `${(script - dashboard).toFixed(1)} kB more`,
      `≤ ${most.salesPage} kB`,
      script <= most.salesPage,
    );
  });
}
