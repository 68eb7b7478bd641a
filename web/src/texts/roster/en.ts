import { peopleFile } from '../../features/people-file/texts/en.ts';
import { roster } from '../../features/roster/texts/en.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/en.ts';

/** What those read who import a roster or people, in English. */
export const rosterArea = { peopleFile, roster, spreadsheet };
