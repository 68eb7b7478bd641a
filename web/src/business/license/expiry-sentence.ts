import type { LicenseState } from '@lectern/domain/business/license/license.ts';
import { texts } from '../../texts/texts.ts';

/** Until when a license can be used, or that it has to be activated first. */
export function expirySentence(license: {
  readonly state: LicenseState;
  readonly expiry_date?: string | null;
}): string {
  const { state, expiry_date } = license;
  if (state === 'QUOTED' || !expiry_date) return texts.license.requiresActivation;
  return state === 'EXPIRED' ? texts.license.expiredOn(expiry_date) : texts.license.expiresOn(expiry_date);
}
