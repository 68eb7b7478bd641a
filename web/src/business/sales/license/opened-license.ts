import type { OfferKind } from '@lectern/domain/business/license/offer.ts';
import type { LicenseTermAct } from '../../../graphql/generated/graphql.ts';
import type { SoldLicense } from './sold-query.ts';

/** A license and, where one of its offers is to be applied, the id of that. */
type Applying = { readonly license: SoldLicense; readonly offer?: string };

/** What is done with which license. */
export type OpenedLicense =
  | { readonly mode: 'quote'; readonly institutionId: string }
  | ({ readonly mode: 'edit' } & Applying)
  | { readonly mode: 'offer'; readonly kind: OfferKind; readonly license: SoldLicense }
  | { readonly mode: 'takeBack'; readonly act: LicenseTermAct; readonly license: SoldLicense }
  | { readonly mode: 'offers'; readonly institutionId: string; readonly license: SoldLicense }
  | ({ readonly mode: 'renew' } & Applying)
  | { readonly mode: 'activate'; readonly license: SoldLicense }
  | { readonly mode: 'send'; readonly license: SoldLicense }
  | { readonly mode: 'withdraw'; readonly license: SoldLicense }
  | { readonly mode: 'withdrawn'; readonly institutionId: string };
