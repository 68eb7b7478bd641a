import { salesQuestion } from '../../business/sales-question/texts/es.ts';
import { seats } from '../../business/seats/texts/es.ts';

/** What those read who look at the seats of a license, in Spanish. */
export const seatsArea = { seats, salesQuestion };
