import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { offerEvent } from '../../../../event.ts';
import type { Services } from '../../../../services.ts';

/** An invitation that a link leads to. */
export type Linked = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: InstitutionRole;
  readonly expires_on: string;
  readonly institution_id: string;
  readonly institution_name: string;
  readonly group_name: string | null;
  readonly invited_by: string;
  /** Whether the link came by mail: then whoever has it reads the mails of the address. */
  readonly is_mailed: boolean;
  /** Whether it has made an account already. */
  readonly is_used: boolean;
  /** Whether the embedded provider has an account with the address; of a link that was not mailed nobody is told. */
  readonly has_account: boolean;
};

/** Somebody has followed the link of an invitation. The reply is the open invitation behind its token, null where there is none. */
export const invitationFollowed = offerEvent<Pick<Services, 'tickets'> & { readonly token: string }, Linked | null>();
