import { salesQuestion } from '../../business/sales-question/texts/en.ts';
import { seats } from '../../business/seats/texts/en.ts';

/** What those read who look at the seats of a license, in English. */
export const seatsArea = { seats, salesQuestion };
