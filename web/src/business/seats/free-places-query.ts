import type { GroupSeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import type { FreePlaces_GroupsWithFreePlacesQuery } from '../../graphql/generated/graphql.ts';

export const groupsQuery = graphql(`
  query FreePlaces_groupsWithFreePlaces($licenseId: ID!, $after: ID) {
    groupsWithFreePlaces(licenseId: $licenseId, after: $after) {
      groups {
        id
        name
        group_size
        learners
        free
        may_release
        version
      }
      cursor
    }
  }
`);

/** A group that holds places which nobody has taken. */
export type HoldingGroup = FreePlaces_GroupsWithFreePlacesQuery['groupsWithFreePlaces']['groups'][number];

/** What the numbers of a group that goes on are. */
export const numbersOf = ({ group_size, learners, free }: HoldingGroup): Readonly<Record<GroupSeatNumber, number>> => ({
  reserved: group_size,
  taken: learners,
  free,
});
