import { graphql } from '../../graphql/generated/gql.ts';
import type { InstanceScreen_InstanceQuery, UnsentMails_UnsentMailsQuery } from '../../graphql/generated/graphql.ts';

/** How the work and the storage of the installation stand. */
export const instanceQuery = graphql(`
  query InstanceScreen_instance {
    instance {
      jobs {
        name
        next_on
        started_on
        ended_on
        succeeded_on
        found
        failure
        wanted
        state
      }
      mails_waiting
      mails_given_up
      mails_refused
      mails_sent_today
      database_bytes
      media_bytes
      free_bytes
      backs_up
      last_backup {
        outcome
        ended_on
        bytes
        missing_files
        failure
      }
      last_verified {
        ended_on
        rows
        gradebooks
      }
    }
  }
`);

/** What the doctor sees. */
export const checksQuery = graphql(`
  query InstanceScreen_instanceChecks {
    instanceChecks {
      name
      state
      seen
      cure
    }
  }
`);

/** The mails that were not sent, page by page. */
export const mailsQuery = graphql(`
  query UnsentMails_unsentMails($after: ID) {
    unsentMails(after: $after) {
      mails {
        id
        recipient
        subject
        created_on
        not_before
        tries
        state
        last_error
      }
      cursor
    }
  }
`);

export type ShownInstance = InstanceScreen_InstanceQuery['instance'];

/** Work that the server does by itself. */
export type ShownJob = ShownInstance['jobs'][number];

/** A mail that was not sent. */
export type UnsentMail = UnsentMails_UnsentMailsQuery['unsentMails']['mails'][number];
