import { peopleFile } from '../../business/people-file/texts/en.ts';
import { roster } from '../../classroom/roster/texts/en.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/en.ts';

/** What those read who import a roster or people, in English. */
export const rosterArea = { peopleFile, roster, spreadsheet };
