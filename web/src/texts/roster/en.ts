import { roster } from '../../features/roster/texts/en.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/en.ts';

/** What those read who import a roster, in English. */
export const rosterArea = { roster, spreadsheet };
