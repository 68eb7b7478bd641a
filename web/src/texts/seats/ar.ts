import { salesQuestion } from '../../business/sales-question/texts/ar.ts';
import { seats } from '../../business/seats/texts/ar.ts';

/** What those read who look at the seats of a license, in Arabic. */
export const seatsArea = { seats, salesQuestion };
