import { askedAddresses } from '../../../base/download/asked-address.ts';
import type { RenewalsAsked } from '../read-renewals.ts';

/** The addresses at which the worklist of renewals is fetched. */
export const renewalExportAddresses = askedAddresses<RenewalsAsked>('renewal_exports');
