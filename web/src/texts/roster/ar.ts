import { peopleFile } from '../../business/people-file/texts/ar.ts';
import { roster } from '../../classroom/roster/texts/ar.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/ar.ts';

/** What those read who import a roster or people, in Arabic. */
export const rosterArea = { peopleFile, roster, spreadsheet };
