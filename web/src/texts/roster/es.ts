import { peopleFile } from '../../business/people-file/texts/es.ts';
import { roster } from '../../classroom/roster/texts/es.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/es.ts';

/** What those read who import a roster or people, in Spanish. */
export const rosterArea = { peopleFile, roster, spreadsheet };
