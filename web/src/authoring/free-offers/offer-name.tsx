import { ofLanguage } from '../../texts/of-language.ts';
import classes from './free-offers.module.css';
import type { Offer } from './free-offers-query.ts';
import { OfferSamples } from './offer-samples.tsx';

/** What is offered, and below it where it belongs. */
export function OfferName({ offer: { name, course_name, language, product, levels } }: { readonly offer: Offer }) {
  return (
    <span className={classes['name']}>
      <bdi {...ofLanguage(language)}>{name}</bdi>
      <span className={classes['place']}>
        {course_name != null && (
          <>
            <bdi {...ofLanguage(language)}>{course_name}</bdi>
            {' · '}
          </>
        )}
        <bdi>{product.name}</bdi>
      </span>
      <OfferSamples levels={levels} />
    </span>
  );
}
