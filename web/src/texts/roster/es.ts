import { roster } from '../../features/roster/texts/es.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/es.ts';

/** What those read who import a roster, in Spanish. */
export const rosterArea = { roster, spreadsheet };
