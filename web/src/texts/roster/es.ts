import { peopleFile } from '../../features/people-file/texts/es.ts';
import { roster } from '../../features/roster/texts/es.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/es.ts';

/** What those read who import a roster or people, in Spanish. */
export const rosterArea = { peopleFile, roster, spreadsheet };
