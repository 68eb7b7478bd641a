import { graphql } from '../../graphql/generated/gql.ts';

export const publishMutation = graphql(`
  mutation Waiting_publishChanges($ids: [ID!]!) {
    publishChanges(ids: $ids) {
      change_set_id
      waits
    }
  }
`);

export const discardMutation = graphql(`
  mutation Waiting_discardChanges($ids: [ID!]!) {
    discardChanges(ids: $ids)
  }
`);

export const bringBackMutation = graphql(`
  mutation Waiting_bringBackChanges($ids: [ID!]!) {
    bringBackChanges(ids: $ids)
  }
`);
