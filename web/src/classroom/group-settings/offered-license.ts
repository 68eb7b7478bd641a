import { daysLater, type CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { LicenseOfGroup } from '@lectern/domain/classroom/group/group-form.ts';
import type { GroupForm_LicenseFragment } from '../../graphql/generated/graphql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../graphql/generated/gql.ts';

/** What the form of a group shows of a license and checks against it. */
export const licenseFragment = graphql(`
  fragment GroupForm_license on License {
    id
    name
    is_quoted
    days_to_expire
    activation_date
    expiry_date
    max_users
    slots_used
    institution {
      id
      allowed_operations
    }
    products {
      id
      name
      courses {
        id
        name
        language
      }
    }
  }
`);

/** A license as the form of a group knows it. */
export type OfferedLicense = GroupForm_LicenseFragment;

/** The places of a license that no group holds. */
export const freePlaces = ({ max_users, slots_used }: OfferedLicense) => max_users - slots_used;

/** What of a license decides about a group that holds so many places of it. */
export const licenseFacts = (license: OfferedLicense, held = 0): LicenseOfGroup => ({
  activation_date: license.activation_date ?? null,
  expiry_date: license.expiry_date ?? null,
  free: freePlaces(license),
  held,
});

/** The licenses, masked, that a group can be opened with: those with days left. */
export const usable = (licenses: readonly FragmentType<typeof licenseFragment>[]): readonly OfferedLicense[] =>
  licenses
    .map((license) => readFragment(licenseFragment, license))
    .filter(({ is_quoted, days_to_expire }) => !is_quoted && days_to_expire > 0);

/** Today where the institution of the license is; null for a license without an expiry day. */
export const todayOf = ({ expiry_date, days_to_expire }: OfferedLicense): CalendarDay | null =>
  expiry_date == null ? null : daysLater(expiry_date, -days_to_expire);
