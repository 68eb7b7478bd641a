import { sql } from 'kysely';
import { buildFollowUp } from '../../seed/follow-up.ts';
import { buildAccount } from '../../seed/accounts.ts';
import { buildUser } from '../../seed/people.ts';
import { buildProduct } from '../../seed/content.ts';
import {
  addInstitutionMember,
  buildInstitution,
  buildInvitation,
  buildLicense,
  buildOffer,
  day,
} from '../../seed/school.ts';
import { programActor } from '../../src/base/audit-log/actor.ts';
import { writeAudit } from '../../src/base/audit-log/write-audit.ts';
import type { TestServer } from '../harness.ts';
import { institutionFiles } from './institution-files.ts';
import { severalInvitations } from './invitation-preparations.ts';
import { peopleFiles } from './people-files.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** Makes everything ready for one call of each mutation of those who sell. */
export function salesPreparations(server: () => TestServer): Record<string, () => Promise<Prepared>> {
  const seller = async () => server().tokenOf(await buildUser(server().db, { role: 'SALES_MANAGER' }));
  const data = () => ({
    name: crypto.randomUUID(),
    country_code: 'US',
    state_code: 'CA',
    time_zone: 'America/Los_Angeles',
  });
  const institution = async () => (await buildInstitution(server().db)).id;
  const sold = async () => ({
    name: crypto.randomUUID(),
    max_users: 500,
    products: [(await buildProduct(server().db)).id],
  });
  const license = async (values: Parameters<typeof buildLicense>[1] = {}) =>
    (await buildLicense(server().db, values)).id;
  const offer = async (values: Parameters<typeof buildOffer>[2] = {}) =>
    (await buildOffer(server().db, await license(), values)).id;
  const begun = async (term: number) => {
    const id = await license({ expiry_date: day(700) });
    await sql`update licenses set total_renewals = ${term} where id = ${id}`.execute(server().db);
    await sql`insert into license_terms (license_id, term, before, after)
      select id, total_renewals, license_facts(l) || jsonb_build_object('expiry_date', ${day(335)}::date), license_facts(l)
      from licenses l where id = ${id}`.execute(server().db);
    return id;
  };
  const days = { activation_date: day(0), expiry_date: day(365) };
  const quoted = async () => ({ data: { ...(await sold()), institution_id: await institution() } });
  const person = () => ({ first_name: 'Amara', last_name: 'Okonkwo', email: `${crypto.randomUUID()}@people.test` });
  const invitation = async () => (await buildInvitation(server().db, person().email)).id;
  const member = async () => {
    const [institution_id, { id: user_id }] = [await institution(), await buildUser(server().db)];
    await addInstitutionMember(server().db, institution_id, user_id, 'STUDENT');
    const { id } = await server()
      .db.selectFrom('institution_members')
      .select('id')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    return id;
  };
  const followUp = async () => (await buildFollowUp(server().db)).id;
  const followed = () => ({ what: 'Write to them.', due_on: day(9) });
  const administrator = async (institution_id: string) => {
    const admin = await buildUser(server().db);
    await addInstitutionMember(server().db, institution_id, admin.id, 'CENTER_ADMIN');
    return server().tokenOf(admin);
  };
  return {
    createFollowUp: async () => ({
      token: await seller(),
      variables: { institution_id: await institution(), data: followed() },
    }),
    updateFollowUp: async () => ({
      token: await seller(),
      variables: { data: followed(), where: { id: await followUp() } },
    }),
    settleFollowUp: async () => ({ token: await seller(), variables: { id: await followUp(), done: true } }),
    deleteFollowUp: async () => ({ token: await seller(), variables: { id: await followUp() } }),
    restoreFollowUp: async () => {
      const id = await followUp();
      await sql`update follow_ups set deleted_on = now() where id = ${id}`.execute(server().db);
      return { token: await seller(), variables: { id } };
    },
    askSalesManager: async () => {
      const { id: license_id, institution_id } = await buildLicense(server().db);
      return { token: await administrator(institution_id), variables: { data: { license_id, seats: 50, what: '' } } };
    },
    setAwaitedMails: async () => {
      const { id: institutionId } = await buildInstitution(server().db);
      return { token: await administrator(institutionId), variables: { institutionId, mailed: true } };
    },
    setRenewalMails: async () => {
      const { id: institutionId } = await buildInstitution(server().db);
      return {
        token: await administrator(institutionId),
        variables: { institutionId, readers: 'ADMINISTRATORS', mailed: false },
      };
    },
    updateUser: async () => ({
      token: await server().tokenOf(await buildUser(server().db, { role: 'SYSTEM_ADMIN' })),
      variables: { where: { id: (await buildUser(server().db)).id }, data: { role: 'INSTRUCTOR' } },
    }),
    undoAuditEntry: async () => {
      const id = await institution();
      await server().db.updateTable('institutions').set({ city: 'Southsea' }).where('id', '=', id).execute();
      await writeAudit(server().db, programActor, {
        chain: 'INSTITUTION',
        chainId: id,
        action: 'INSTITUTION_CHANGED',
        object: { type: 'institution', id },
        personal: { city: { from: 'Portsea', to: 'Southsea' } },
      });
      return { token: await seller(), variables: { where: { id: `INSTITUTION.${id}.1` } } };
    },
    handOutResetLink: async () => ({
      token: await server().tokenOf(await buildUser(server().db, { role: 'SYSTEM_ADMIN' })),
      variables: { userId: (await buildAccount(server().db)).id },
    }),
    inviteInstitutionMember: async () => ({
      token: await seller(),
      variables: { data: { ...person(), role: 'INSTRUCTOR', institution_id: await institution() } },
    }),
    inviteInstitutionMembers: async () => ({
      token: await seller(),
      variables: { institutionId: await institution(), data: [{ ...person(), id: 1, role: 'STUDENT' }] },
    }),
    ...institutionFiles(server),
    ...peopleFiles(server),
    resendInstitutionInvitation: async () => ({ token: await seller(), variables: { id: await invitation() } }),
    updateInstitutionInvitationMember: async () => ({
      token: await seller(),
      variables: { id: await invitation(), data: { role: 'INSTRUCTOR' } },
    }),
    ...severalInvitations(server, seller),
    updateInstitutionMember: async () => ({
      token: await seller(),
      variables: { id: await member(), data: { role: 'INSTRUCTOR' } },
    }),
    deleteInstitutionMember: async () => ({ token: await seller(), variables: { id: await member() } }),
    restoreInstitutionMember: async () => {
      const id = await member();
      await server()
        .db.updateTable('institution_members')
        .set({ deleted_on: new Date().toISOString() })
        .where('id', '=', id)
        .execute();
      return { token: await seller(), variables: { id } };
    },
    createLicenseQuote: async () => ({ token: await seller(), variables: await quoted() }),
    createLicense: async () => ({ token: await seller(), variables: await quoted() }),
    activateLicense: async () => ({
      token: await seller(),
      variables: { data: days, where: { id: await license({ activation_date: null, expiry_date: null }) } },
    }),
    renewLicense: async () => ({ token: await seller(), variables: { id: await license() } }),
    updateLicense: async () => ({
      token: await seller(),
      variables: {
        data: { ...(await sold()), activation_date: day(-30), expiry_date: day(335) },
        where: { id: await license() },
      },
    }),
    withdrawLicense: async () => ({
      token: await seller(),
      variables: { where: { id: await license({ activation_date: null, expiry_date: null }) } },
    }),
    sendLicenseQuote: async () => ({
      token: await seller(),
      variables: { data: {}, where: { id: await license({ activation_date: null, expiry_date: null }) } },
    }),
    restoreLicense: async () => ({
      token: await seller(),
      variables: { id: await license({ activation_date: null, expiry_date: null }) },
    }),
    createLicenseOffer: async () => ({
      token: await seller(),
      variables: { data: { kind: 'ENLARGEMENT', max_users: 500 }, where: { id: await license() } },
    }),
    withdrawLicenseOffer: async () => ({ token: await seller(), variables: { where: { id: await offer() } } }),
    restoreLicenseOffer: async () => ({
      token: await seller(),
      variables: { where: { id: await offer({ withdrawn_on: day(0) }) } },
    }),
    undoLicenseActivation: async () => ({ token: await seller(), variables: { where: { id: await begun(0) } } }),
    undoLicenseRenewal: async () => ({ token: await seller(), variables: { where: { id: await begun(1) } } }),
    createInstitution: async () => ({ token: await seller(), variables: { data: data() } }),
    updateInstitution: async () => ({
      token: await seller(),
      variables: { data: data(), where: { id: await institution() } },
    }),
    reassignInstitutions: async () => ({
      token: await seller(),
      variables: {
        moves: [{ id: await institution(), to: (await buildUser(server().db, { role: 'SALES_MANAGER' })).id }],
      },
    }),
    deleteInstitution: async () => {
      const name = crypto.randomUUID();
      return { token: await seller(), variables: { id: (await buildInstitution(server().db, { name })).id, name } };
    },
    restoreInstitution: async () => {
      const id = await institution();
      await server()
        .db.updateTable('institutions')
        .set({ deleted_on: new Date().toISOString() })
        .where('id', '=', id)
        .execute();
      return { token: await seller(), variables: { id } };
    },
    createInstitutionComment: async () => ({
      token: await seller(),
      variables: { institution_id: await institution(), comment: 'Called today.' },
    }),
  };
}
