import { graphql } from '../../graphql/generated/gql.ts';
import type {
  AuditEntry_AuditEntryQuery,
  AuditFilter,
  AuditLog_AuditEntriesQuery,
} from '../../graphql/generated/graphql.ts';

/** The audit log page by page. */
export const entriesQuery = graphql(`
  query AuditLog_auditEntries($institution_id: ID, $filter: AuditFilter, $pageSize: Int!, $after: String) {
    auditEntries(institution_id: $institution_id, filter: $filter, pageSize: $pageSize, after: $after) {
      entries {
        id
        at
        action
        actor {
          type
          id
          name
        }
        object {
          type
          id
          name
        }
        institution {
          id
          name
        }
        undone_by
      }
      cursor
      tooManyNamed
    }
  }
`);

/** An entry with all that it says. */
export const entryQuery = graphql(`
  query AuditEntry_auditEntry($id: String!) {
    auditEntry(id: $id) {
      entry {
        id
        undone_by
      }
      facts {
        field
        changed
        before
        after
      }
      names {
        id
        name
        kind
        number
        at
      }
      erased
      address
      request_id
      related {
        id
        at
        action
        actor {
          type
          name
        }
        undoes
      }
      undo {
        possible
        code
        details
      }
    }
  }
`);

/** Where the entries of a filter can be fetched. */
export const auditExportQuery = graphql(`
  query AuditLog_auditExport($institution_id: ID, $filter: AuditFilter) {
    auditExport(institution_id: $institution_id, filter: $filter) {
      address
    }
  }
`);

/** Takes an act back. */
export const undoMutation = graphql(`
  mutation AuditEntry_undoAuditEntry($id: String!) {
    undoAuditEntry(where: { id: $id }) {
      left_out {
        name
        code
      }
    }
  }
`);

/** Which entries are listed, of an institution or of all where that is null. */
export type AuditAsked = {
  readonly institution_id: string | null;
  readonly filter: Pick<AuditFilter, 'person' | 'search' | 'actions' | 'object_type' | 'from' | 'until'>;
};

/** An entry as the list shows it. */
export type ListedEntry = AuditLog_AuditEntriesQuery['auditEntries']['entries'][number];

/** An entry with all that it says, as it is opened. */
export type OpenedEntry = AuditEntry_AuditEntryQuery['auditEntry'];
