import { daysLater, type CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { LicenseFacts } from '@lectern/domain/business/license/license-form.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { SoldLicenses_LicensesByInstitutionQuery } from '../../../graphql/generated/graphql.ts';

export const soldQuery = graphql(`
  query SoldLicenses_licensesByInstitution($institutionId: ID!) {
    licensesByInstitution(institutionId: $institutionId) {
      id
      name
      state
      is_quoted
      is_gmetrix
      max_users
      purchase_order
      price
      currency
      notes
      activation_date
      expiry_date
      days_to_expire
      undoable
      quote {
        number
        valid_until
        tax_rate
      }
      version
      products {
        id
        name
      }
      offers {
        id
        number
        kind
        made_on
        valid_until
        expiry_date
        max_users
        price
        currency
        version
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
      ...LicenseCard_license
    }
  }
`);

/** A license for who sells it. */
export type SoldLicense = SoldLicenses_LicensesByInstitutionQuery['licensesByInstitution'][number];

/** A renewal or an enlargement that is offered beside it. */
export type StandingOffer = SoldLicense['offers'][number];

export const productsQuery = graphql(`
  query LicenseDialog_products {
    products {
      id
      name
      published
    }
  }
`);

/** Today where the institution of a license is. */
const todayOf = ({ expiry_date, days_to_expire }: SoldLicense): CalendarDay =>
  daysLater(expiry_date ?? '1970-01-01', -days_to_expire);

type FactsOfOne = LicenseFacts & { readonly license: NonNullable<LicenseFacts['license']> };

/** What decides about a license that is changed. */
export const factsOf = (license: SoldLicense, anySize = false): FactsOfOne => ({
  today: todayOf(license),
  license: {
    max_users: license.max_users,
    activation_date: license.activation_date ?? null,
    expiry_date: license.expiry_date ?? null,
    showsNoProduct: license.products.length === 0,
  },
  anySize,
});
