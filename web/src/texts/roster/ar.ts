import { peopleFile } from '../../features/people-file/texts/ar.ts';
import { roster } from '../../features/roster/texts/ar.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/ar.ts';

/** What those read who import a roster or people, in Arabic. */
export const rosterArea = { peopleFile, roster, spreadsheet };
