import type { LicenseState } from './license.ts';

/** The share of the places of a license from which on it has few left. */
const fewPlacesFrom = 0.9;

/** Whether a license that runs has few places left for new groups: its groups hold nine tenths of them or more. */
export function hasFewPlaces(license: {
  readonly state: LicenseState;
  readonly max_users: number;
  readonly slots_used: number;
}): boolean {
  const { state, max_users, slots_used } = license;
  return (state === 'ACTIVE' || state === 'EXPIRING') && slots_used >= fewPlacesFrom * max_users;
}
