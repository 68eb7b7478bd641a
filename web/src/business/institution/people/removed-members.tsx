import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { usePages } from '../../../graphql/use-pages.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { RestoreDialog } from '../../../ui/feedback/restore-dialog.tsx';
import { useBringBack } from './use-bring-back.ts';
import { nameOf } from '../../../ui/people/named-person.ts';

const removedQuery = graphql(`
  query RemovedMembers_removedMembers($institution_id: ID!, $after: ID) {
    removedMembers(institution_id: $institution_id, after: $after) {
      members {
        id
        role
        until
        user {
          id
          first_name
          last_name
          email
        }
      }
      cursor
    }
  }
`);

type Props = {
  readonly institutionId: string;
  readonly onRestored: () => void;
  readonly onClose: () => void;
};

/** The members who were removed, each to be brought back until their day. */
export function RemovedMembers({ institutionId, onRestored, onClose }: Props) {
  const client = useClient();
  const bringBack = useBringBack();
  const { people: words, moreResults } = texts.institution;
  const load = useCallback(
    async (after: string | null) => {
      const asked = { institution_id: institutionId, after };
      const { data } = await client.query(removedQuery, asked, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { members, cursor } = data.removedMembers;
      const { roles, people } = texts.institution;
      const entries = members.map(({ id, role, until, user: { first_name, last_name, email } }) => ({
        id,
        name: nameOf({ first_name, last_name }),
        detail: people.wasUntil(roles[role], email ?? '', localDay(until)),
      }));
      return { entries, cursor: cursor ?? null };
    },
    [client, institutionId],
  );
  return (
    <RestoreDialog
      title={words.removedMembers}
      words={{
        none: words.nobodyRemoved,
        notLoaded: words.removedNotLoaded,
        more: moreResults,
        restore: words.bringBack,
        restoreThis: words.bringBackThis,
      }}
      pages={usePages(load)}
      onRestore={async (member) => {
        if (await bringBack(member)) onRestored();
      }}
      onClose={onClose}
    />
  );
}
