import { salesQuestion } from '../../features/sales-question/texts/en.ts';
import { seats } from '../../features/seats/texts/en.ts';

/** What those read who look at the seats of a license, in English. */
export const seatsArea = { seats, salesQuestion };
