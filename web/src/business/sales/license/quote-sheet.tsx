import { termDays } from '@lectern/domain/business/license/license-form.ts';
import { Navigate } from '@tanstack/react-router';
import { graphql } from '../../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { salesLink } from '../sales-link.ts';
import { Sheet } from './sheet.tsx';
import { SheetUnready } from './sheet-unready.tsx';

const sheetQuery = graphql(`
  query QuoteSheet_license($institutionId: ID!, $where: InstitutionWhere!) {
    institution(where: $where) {
      id
      ...Sheet_institution
    }
    licensesByInstitution(institutionId: $institutionId) {
      id
      name
      is_quoted
      is_gmetrix
      max_users
      purchase_order
      price
      currency
      notes
      activation_date
      expiry_date
      created_on
      quote {
        number
        made_on
        valid_until
        tax_rate
        seller
      }
      products {
        id
        name
      }
    }
  }
`);

type Props = { readonly params: { readonly institutionId: string; readonly licenseId: string } };

/** A quote on a page of its own. */
export function QuoteSheet({ params: { institutionId, licenseId } }: Props) {
  const screen = useScreenQuery(sheetQuery, { institutionId, where: { id: institutionId } }, { fresh: true });
  if (!screen.data) return <SheetUnready screen={screen} what={texts.sales.sheet.notLoaded} />;
  const { institution, licensesByInstitution } = screen.data;
  const license = licensesByInstitution.find(({ id }) => id === licenseId);
  if (!license) return <Navigate {...salesLink(`institution/${institutionId}`)} replace />;
  const words = texts.sales.sheet;
  const { fields, products } = texts.sales.license;
  const { activation_date, expiry_date, price, currency, notes, quote } = license;
  return (
    <Sheet
      institution={institution}
      title={words.title(license.name)}
      number={quote?.number ?? null}
      day={quote?.made_on ?? localDay(license.created_on)}
      seller={quote?.seller ?? null}
      taxRate={quote?.tax_rate ?? null}
      facts={[
        ...(quote ? [[texts.sales.offer.validUntil, texts.sales.day(quote.valid_until)] as const] : []),
        ...(license.purchase_order ? [[fields.purchase_order, license.purchase_order] as const] : []),
      ]}
      lines={[
        [fields.products, products(license.products.map(({ name }) => name))],
        [fields.max_users, String(license.max_users)],
        [words.term, activation_date && expiry_date ? words.from(activation_date, expiry_date) : words.days(termDays)],
        [words.practice, license.is_gmetrix ? words.included : words.notIncluded],
      ]}
      {...{ price, currency, notes }}
      end={license.is_quoted ? words.activation : words.running}
      notice={license.is_quoted && !quote && <p>{texts.sales.sending.draft}</p>}
    />
  );
}
