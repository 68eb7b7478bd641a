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

export const sendBackMutation = graphql(`
  mutation Waiting_sendBackChanges($ids: [ID!]!, $note: String!) {
    sendBackChanges(ids: $ids, note: $note)
  }
`);

export const takeSentBackMutation = graphql(`
  mutation Waiting_takeSentBack($id: ID!) {
    takeSentBack(id: $id) {
      id
      revision
    }
  }
`);
