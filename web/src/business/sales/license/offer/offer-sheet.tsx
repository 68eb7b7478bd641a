import { Navigate } from '@tanstack/react-router';
import { graphql } from '../../../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../../../graphql/use-screen-query.ts';
import { texts } from '../../../../texts/texts.ts';
import { salesLink } from '../../sales-link.ts';
import { Sheet } from '../sheet.tsx';
import { SheetUnready } from '../sheet-unready.tsx';
import { sayDifference } from './say-not-applied.ts';

const sheetQuery = graphql(`
  query OfferSheet_offer($institutionId: ID!, $where: InstitutionWhere!, $id: ID!) {
    institution(where: $where) {
      id
      ...Sheet_institution
    }
    licensesByInstitution(institutionId: $institutionId) {
      id
      name
      is_gmetrix
    }
    licenseOffer(id: $id) {
      id
      number
      license_id
      kind
      state
      made_on
      valid_until
      expiry_date
      max_users
      seats_before
      ends_before
      price
      currency
      notes
      tax_rate
      seller
      products {
        id
        name
      }
      added_products {
        id
        name
      }
      differences {
        field
        from
        to
      }
    }
  }
`);

type Props = { readonly params: { readonly institutionId: string; readonly offerId: string } };

/** The offer of a renewal or an enlargement on a page of its own. */
export function OfferSheet({ params: { institutionId, offerId } }: Props) {
  const variables = { institutionId, where: { id: institutionId }, id: offerId };
  const screen = useScreenQuery(sheetQuery, variables, { fresh: true });
  if (!screen.data) return <SheetUnready screen={screen} what={texts.sales.offer.sheetNotLoaded} />;
  const { institution, licensesByInstitution, licenseOffer: offer } = screen.data;
  const license = licensesByInstitution.find(({ id }) => id === offer.license_id);
  if (!license) return <Navigate {...salesLink(`institution/${institutionId}`)} replace />;
  const words = texts.sales.offer;
  const { license: ofLicense, sheet } = texts.sales;
  const { kind, state, max_users, seats_before, ends_before, expiry_date, valid_until, price, currency, notes } = offer;
  const names = (products: readonly { readonly name: string }[]) =>
    ofLicense.products(products.map(({ name }) => name));
  return (
    <Sheet
      institution={institution}
      title={words.title[kind](license.name)}
      number={offer.number}
      day={offer.made_on}
      seller={offer.seller ?? null}
      taxRate={offer.tax_rate ?? null}
      facts={[[words.validUntil, texts.sales.day(valid_until)]]}
      lines={[
        [ofLicense.fields.products, names(offer.products)],
        ...(offer.added_products.length > 0 ? [[words.addedProducts, names(offer.added_products)] as const] : []),
        [
          ofLicense.fields.max_users,
          max_users === seats_before ? String(max_users) : words.seatsInsteadOf(max_users, seats_before),
        ],
        [sheet.term, termText(expiry_date ?? null, ends_before ?? null)],
        [sheet.practice, license.is_gmetrix ? sheet.included : sheet.notIncluded],
      ]}
      {...{ price, currency, notes }}
      end={words.end[state](valid_until)}
      notice={
        state === 'STANDS' &&
        offer.differences.length > 0 &&
        offer.differences.map((difference) => <p key={difference.field}>{sayDifference(difference)}</p>)
      }
    />
  );
}

function termText(ends: string | null, endedBefore: string | null): string {
  const { sheet, offer } = texts.sales;
  if (ends === null) return endedBefore === null ? '' : offer.until(endedBefore);
  return endedBefore === null ? offer.until(ends) : sheet.from(endedBefore, ends);
}
