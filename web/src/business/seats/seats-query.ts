import { graphql } from '../../graphql/generated/gql.ts';
import type { SeatsOfDay_LicenseSeatsQuery, SeatsScreen_LicenseSeatsQuery } from '../../graphql/generated/graphql.ts';

/** A license and how its seats stand today. */
export const seatsQuery = graphql(`
  query SeatsScreen_licenseSeats($licenseId: ID!) {
    viewer {
      id
      role
    }
    licenseSeats(licenseId: $licenseId) {
      id
      name
      state
      today
      since
      sums {
        bought
        reserved
        taken
        free
        served
      }
      institution {
        id
        name
        allowed_operations
      }
    }
  }
`);

/** How its seats stood on an earlier day. */
export const dayQuery = graphql(`
  query SeatsOfDay_licenseSeats($licenseId: ID!, $day: Date!) {
    licenseSeats(licenseId: $licenseId, day: $day) {
      id
      sums {
        bought
        reserved
        taken
        free
        served
      }
    }
  }
`);

/** A license whose seats are shown. */
export type SeatedLicense = SeatsScreen_LicenseSeatsQuery['licenseSeats'];

/** What the numbers of its seats are on a day. */
export type SeatSums = NonNullable<SeatsOfDay_LicenseSeatsQuery['licenseSeats']['sums']>;
