import { isUsable, type LicenseState } from './license.ts';

/** The share of the places of a license from which on it has few left. */
const fewPlacesFrom = 0.9;

/** Whether so many of the places that were bought are held by groups that few are left: nine tenths of them or more. */
const isShort = (bought: number, held: number): boolean => bought > 0 && held >= fewPlacesFrom * bought;

/** Whether a license that runs, or starts later, has few places left for new groups. */
export function hasFewPlaces(license: {
  readonly state: LicenseState;
  readonly max_users: number;
  readonly slots_used: number;
}): boolean {
  const { state, max_users, slots_used } = license;
  return isUsable(state) && isShort(max_users, slots_used);
}
