import { salesQuestion } from '../../features/sales-question/texts/es.ts';
import { seats } from '../../features/seats/texts/es.ts';

/** What those read who look at the seats of a license, in Spanish. */
export const seatsArea = { seats, salesQuestion };
