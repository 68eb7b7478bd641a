import { fewestSamples } from '@lectern/domain/entrance/free/free-sheet.ts';
import { texts } from '../../texts/texts.ts';
import classes from './free-offers.module.css';
import type { Offer } from './free-offers-query.ts';

/** How many samples each level of an offered course has, and what it means where one has too few. */
export function OfferSamples({ levels }: Pick<Offer, 'levels'>) {
  const words = texts.freeOffers.samples;
  if (levels.length === 0) return null;
  return (
    <span className={classes['samples']}>
      {levels.map(({ level, samples, asks }) => (
        <span key={level}>
          {words.level(level)}: {asks === 'SAMPLES' ? words.toScore(samples) : words.toBand(samples, fewestSamples)}
        </span>
      ))}
      {levels.some(({ asks }) => asks === 'SHEET') && <span>{words.without}</span>}
    </span>
  );
}
