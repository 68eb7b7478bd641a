import type { InvitationFilter } from '@lectern/domain/business/institution/member-list.ts';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import type {
  InstitutionMembers_InstitutionInvitationsQuery,
  InstitutionMembers_InstitutionMembersQuery,
} from '../../../graphql/generated/graphql.ts';
import { usePages } from '../../../graphql/use-pages.ts';
import { useLookAgain } from './use-look-again.ts';

const membersQuery = graphql(`
  query InstitutionMembers_institutionMembers($institution_id: ID!, $search: String!, $after: ID) {
    institutionMembers(institution_id: $institution_id, search: $search, pageSize: 20, after: $after) {
      members {
        id
        role
        user {
          id
          first_name
          last_name
          avatar
          email
        }
      }
      cursor
    }
  }
`);

const invitationsQuery = graphql(`
  query InstitutionMembers_institutionInvitations(
    $institution_id: ID!
    $search: String!
    $show: InvitationFilter
    $after: ID
  ) {
    institutionInvitations(institution_id: $institution_id, search: $search, show: $show, pageSize: 20, after: $after) {
      invitations {
        id
        email
        first_name
        last_name
        role
        group_name
        expires_on
        reminds
        next_reminder_on
        link
        mail {
          state
          goes_out_on
          tries
          said
        }
      }
      cursor
    }
  }
`);

export type ListedMember = InstitutionMembers_InstitutionMembersQuery['institutionMembers']['members'][number];
export type ListedInvitation =
  InstitutionMembers_InstitutionInvitationsQuery['institutionInvitations']['invitations'][number] & {
    readonly isOver: boolean;
  };

/** Somebody in the table: a member, or who is invited. */
export type Listed = { readonly member: ListedMember } | { readonly invitation: ListedInvitation };

const ofInvitations = 'invitations ';
const ofMembers = 'members ';

/**
 * The people of an institution that a search finds, some at a time: first, where those are asked for, who is invited; with
 * `show` those of them alone that it is about.
 */
export function usePeople(
  institution_id: string,
  search: string,
  withInvitations: boolean,
  show: InvitationFilter | null,
) {
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const asked = { institution_id, search };
      const fresh = { requestPolicy: 'network-only' } as const;
      const loadMembers = async (cursor: string | null) => {
        const { data } = await client.query(membersQuery, { ...asked, after: cursor }, fresh).toPromise();
        const page = data?.institutionMembers;
        if (!page) return null;
        const entries = page.members.map((member): Listed => ({ member }));
        return { entries, cursor: page.cursor ? ofMembers + page.cursor : null };
      };
      if (!withInvitations || after?.startsWith(ofMembers)) return loadMembers(after?.slice(ofMembers.length) ?? null);
      const cursor = after?.slice(ofInvitations.length) ?? null;
      const [{ data }, members] = await Promise.all([
        client.query(invitationsQuery, { ...asked, show, after: cursor }, fresh).toPromise(),
        show ? { entries: [], cursor: null } : loadMembers(null),
      ]);
      const page = data?.institutionInvitations;
      if (!page || !members) return null;
      const entries = page.invitations.map((one): Listed => ({
        invitation: { ...one, isOver: Date.parse(one.expires_on) <= Date.now() },
      }));
      if (page.cursor) return { entries, cursor: ofInvitations + page.cursor };
      return { entries: [...entries, ...members.entries], cursor: members.cursor };
    },
    [client, institution_id, search, withInvitations, show],
  );
  const { reload, ...pages } = usePages(load);
  const isSending = (pages.entries ?? []).some(
    (one) => 'invitation' in one && one.invitation.mail?.state === 'SENDING',
  );
  const lookAgain = useLookAgain(withInvitations, isSending, pages.refresh);
  const reloadAndLook = () => {
    reload();
    lookAgain();
  };
  return { ...pages, reload: reloadAndLook };
}
