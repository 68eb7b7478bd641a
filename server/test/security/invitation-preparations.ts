import { sql } from 'kysely';
import { buildInvitation } from '../../seed/school.ts';
import { queueMails } from '../../src/base/mail/queue-mail.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation about invitations that are there already, alone or several. */
export function severalInvitations(
  server: () => TestServer,
  seller: () => Promise<string>,
): Record<string, () => Promise<Prepared>> {
  const address = () => `${crypto.randomUUID()}@people.test`;
  const one = () => buildInvitation(server().db, address());
  const several = async (more: Record<string, unknown> = {}): Promise<Prepared> => {
    const { id, institution_id } = await one();
    return { token: await seller(), variables: { institution_id, ids: [id], ...more } };
  };
  return {
    resendInstitutionInvitations: () => several(),
    updateInstitutionInvitations: () => several({ role: 'INSTRUCTOR' }),
    deleteInstitutionInvites: () => several(),
    restoreInstitutionInvites: async () => {
      const prepared = await several();
      await sql`update invitations set withdrawn_on = now(), withdrawn_by = created_by
        where id = any(${prepared.variables['ids']}::uuid[])`.execute(server().db);
      return prepared;
    },
    setInvitationReminders: async () => ({
      token: await seller(),
      variables: { id: (await one()).id, reminds: false },
    }),
    correctInstitutionInvitation: async () => {
      const { db } = server();
      const { id } = await one();
      const [mail = ''] = await queueMails(db, [{ recipient: address(), language: 'en', subject: '', body: '' }]);
      await sql`update mail_outbox set refused_on = now() where id = ${mail}`.execute(db);
      await sql`update invitations set mail_id = ${mail} where id = ${id}`.execute(db);
      const data = { first_name: 'Amara', last_name: 'Okonkwo', email: address() };
      return { token: await seller(), variables: { id, data } };
    },
  };
}
