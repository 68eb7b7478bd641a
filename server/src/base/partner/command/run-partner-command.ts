import { programActor } from '../../audit-log/actor.ts';
import { writeAudit, type AuditEntry } from '../../audit-log/write-audit.ts';
import type { Database } from '../../database/connect.ts';
import type { Env } from '../../../env.ts';
import { hashOfSecret, newSecret } from '../../../one-time-secret.ts';
import { StartError } from '../../../start-error.ts';
import { endGrantsOf } from '../bound-grant.ts';
import { findPartner, type Partner } from '../partner.ts';
import { readOrigin } from '../read-origin.ts';
import type { PartnerArguments } from './arguments.ts';
import { hasOwnAccounts } from '../../../own-accounts.ts';

const mostOrigins = 20;

/** Does what the command line asks for and gives what to print. A secret is printed once, here; only its hash is kept. */
export async function runPartnerCommand(db: Database, env: Env, asked: PartnerArguments): Promise<string> {
  if (!hasOwnAccounts(env)) {
    throw new StartError(
      'Partners need the built-in identity provider, which knows their codes; OIDC_ISSUER names another one.',
    );
  }
  if (asked.act === 'list') return listPartners(db);
  return db.transaction().execute((transaction) => {
    if (asked.act === 'add') return addPartner(transaction, env, asked);
    return asked.act === 'remove' ? removePartner(transaction, asked.id) : renewSecret(transaction, asked.id);
  });
}

async function listPartners(db: Database): Promise<string> {
  const partners = await db
    .selectFrom('partners')
    .innerJoin('institutions', 'institutions.id', 'institution_id')
    .select(['partners.id', 'partners.name', 'institutions.name as institution', 'origins'])
    .where('partners.deleted_on', 'is', null)
    .orderBy('partners.name')
    .execute();
  if (partners.length === 0) return 'No partner is registered.';
  return partners
    .map(({ id, name, institution, origins }) => `${id}  ${name} (${institution})\n  ${origins.join(' ')}`)
    .join('\n');
}

async function addPartner(db: Database, env: Env, asked: Extract<PartnerArguments, { act: 'add' }>): Promise<string> {
  const { name, institution } = asked;
  if (name.length < 1 || name.length > 200) throw new StartError('The name of a partner has 1 to 200 characters.');
  const origins = [...new Set(asked.origins.map((text) => getOrigin(text, env)))];
  if (origins.length > mostOrigins) throw new StartError(`A partner has at most ${mostOrigins} origins.`);
  const institution_id = await getInstitution(db, institution);
  const secret = newSecret();
  const { id } = await db
    .insertInto('partners')
    .values({ institution_id, name, origins, secret_hash: hashOfSecret(secret) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(db, { id, institution_id }, 'PARTNER_ADDED', { name, origins });
  return `${name} is registered.\n${credentials(id, secret)}`;
}

async function renewSecret(db: Database, id: string): Promise<string> {
  const partner = await getPartner(db, id);
  const secret = newSecret();
  await db
    .updateTable('partners')
    .set({ secret_hash: hashOfSecret(secret) })
    .where('id', '=', id)
    .execute();
  await note(db, partner, 'PARTNER_SECRET_RENEWED', {});
  return `${partner.name} has a new secret; the old one no longer works.\n${credentials(id, secret)}`;
}

async function removePartner(db: Database, id: string): Promise<string> {
  const partner = await getPartner(db, id);
  await db.updateTable('partners').set({ deleted_on: new Date().toISOString() }).where('id', '=', id).execute();
  await endGrantsOf(db, { partnerId: id });
  await note(db, partner, 'PARTNER_REMOVED', {});
  return `${partner.name} is removed. Its codes no longer work, and whoever is signed in in a frame of it is signed out within five seconds.`;
}

const credentials = (id: string, secret: string) => `id:     ${id}\nsecret: ${secret}\nThe secret is not shown again.`;

function getOrigin(text: string, env: Env): string {
  const origin = readOrigin(text, env);
  if (origin) return origin;
  throw new StartError(`${text} is not an origin such as https://portal.school.example, without a path.`);
}

/** Names are not unique, so that one that several institutions have needs the id. */
async function getInstitution(db: Database, nameOrId: string): Promise<string> {
  const found = await db
    .selectFrom('institutions')
    .select(['id', 'name'])
    .where('deleted_on', 'is', null)
    .where((is) => is.or([is('name', '=', nameOrId), is(is.cast<string>('id', 'text'), '=', nameOrId)]))
    .orderBy('id')
    .execute();
  const [one] = found;
  if (!one) throw new StartError(`No institution has the name or id ${nameOrId}.`);
  if (found.length === 1) return one.id;
  throw new StartError(
    `Several institutions have this name. Use one of their ids: ${found.map(({ id }) => id).join(', ')}`,
  );
}

async function getPartner(db: Database, id: string): Promise<Partner> {
  const partner = await findPartner(db, id);
  if (!partner) throw new StartError(`No partner has the id ${id}. npm run partner -- list names them.`);
  return partner;
}

function note(
  db: Database,
  { id, institution_id }: Pick<Partner, 'id' | 'institution_id'>,
  action: AuditEntry['action'],
  details: Record<string, unknown>,
): Promise<void> {
  const object = { type: 'partner', id } as const;
  return writeAudit(db, programActor, { chain: 'INSTITUTION', chainId: institution_id, action, object, details });
}
