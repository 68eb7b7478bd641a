import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';

const publishQuickdeck = graphql(`
  mutation CmsCards_publishQuickdeckCard($id: ID!) {
    authored: publishQuickdeckCard(id: $id) {
      change_set_id
      waits
    }
  }
`);
const unpublishQuickdeck = graphql(`
  mutation CmsCards_unpublishQuickdeckCard($id: ID!) {
    authored: unpublishQuickdeckCard(id: $id) {
      change_set_id
      waits
    }
  }
`);
const deleteQuickdeck = graphql(`
  mutation CmsCards_deleteQuickdeckCard($id: ID!) {
    authored: deleteQuickdeckCard(id: $id) {
      change_set_id
      waits
    }
  }
`);
const publishQuickclip = graphql(`
  mutation CmsCards_publishQuickclipCard($id: ID!) {
    authored: publishQuickclipCard(id: $id) {
      change_set_id
      waits
    }
  }
`);
const unpublishQuickclip = graphql(`
  mutation CmsCards_unpublishQuickclipCard($id: ID!) {
    authored: unpublishQuickclipCard(id: $id) {
      change_set_id
      waits
    }
  }
`);
const deleteQuickclip = graphql(`
  mutation CmsCards_deleteQuickclipCard($id: ID!) {
    authored: deleteQuickclipCard(id: $id) {
      change_set_id
      waits
    }
  }
`);

/** The two kinds of cards: what they are called by the server, the acts on them, and who may do those. */
export const cardKinds = {
  quickdeck: {
    kind: 'QUICKDECK_CARD',
    publish: publishQuickdeck,
    unpublish: unpublishQuickdeck,
    remove: deleteQuickdeck,
    mayPublish: 'publishQuickdeckCard',
    mayDelete: 'deleteQuickdeckCard',
  },
  quickclip: {
    kind: 'QUICKCLIP_CARD',
    publish: publishQuickclip,
    unpublish: unpublishQuickclip,
    remove: deleteQuickclip,
    mayPublish: 'publishQuickclipCard',
    mayDelete: 'deleteQuickclipCard',
  },
} as const;

/** A kind of cards, as the texts name it. */
export type CardKind = keyof typeof cardKinds;

/** A card in its list: its name, whether it is published, and what learners see of it. */
export type ListedCard = {
  readonly id: string;
  readonly name: string;
  readonly published: boolean;
  readonly face: ReactNode;
};
