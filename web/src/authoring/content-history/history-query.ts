import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsHistory_HistoryQuery, CmsHistory_VersionFragment } from '../../graphql/generated/graphql.ts';

/** What was done to an item, the latest first. */
export const historyQuery = graphql(`
  query CmsHistory_history($kind: ContentKind!, $id: ID!, $after: Int) {
    contentHistory(kind: $kind, id: $id, after: $after) {
      name
      number
      language
      version
      cursor
      entries {
        number
        version
        what
        operation
        undoes
        at
        by
      }
    }
  }
`);

/** What an item says at a version. */
export const versionFragment = graphql(`
  fragment CmsHistory_version on ContentVersion {
    content
    names {
      kind
      id
      name
      number
    }
    children {
      kind
      items {
        kind
        id
        name
        number
      }
    }
  }
`);

/** What an item said at two versions. */
export const versionsQuery = graphql(`
  query CmsHistory_versions($kind: ContentKind!, $id: ID!, $before: Int!, $after: Int!) {
    before: contentVersion(kind: $kind, id: $id, version: $before) {
      ...CmsHistory_version
    }
    after: contentVersion(kind: $kind, id: $id, version: $after) {
      ...CmsHistory_version
    }
  }
`);

export type HistoryEntry = CmsHistory_HistoryQuery['contentHistory']['entries'][number];
export type Version = CmsHistory_VersionFragment;
