import { roster } from '../../features/roster/texts/ar.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/ar.ts';

/** What those read who import a roster, in Arabic. */
export const rosterArea = { roster, spreadsheet };
