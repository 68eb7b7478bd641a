import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer, getViewerId, type Context } from '../../../base/graphql/context.ts';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { AuditActionRef } from '../audit-entry.ts';
import { readEntryId, type EntryPlace } from '../../../base/audit-log/entry-id.ts';
import { undoEntry } from './undo-entry.ts';
import type { LeftOut } from '../../../base/audit-log/undoing.ts';

const AuditEntryWhere = builder.inputType('AuditEntryWhere', {
  description: 'Which entry of the audit log: one by its id, or the last one of an act of yours.',
  fields: (t) => ({
    id: t.string({ required: false, description: 'The id of the entry.' }),
    action: t.field({ type: AuditActionRef, required: false, description: 'What you have done.' }),
    object_id: t.id({ required: false, description: 'What you have done it to.' }),
    institution_id: t.id({
      required: false,
      description: 'The institution in which you have, where there may be several.',
    }),
  }),
});

const LeftOutRef = builder.objectRef<LeftOut>('LeftOut').implement({
  description: 'Something that an undo could not bring back.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called.' }),
    code: t.exposeString('code', { description: 'Why not, from the closed list.' }),
  }),
});

type UndoneShape = { readonly left_out: readonly LeftOut[] };

const UndoneEntryRef = builder.objectRef<UndoneShape>('UndoneEntry').implement({
  description: 'That an act was taken back.',
  fields: (t) => ({
    left_out: t.field({
      type: [LeftOutRef],
      description: 'What could not be brought back; empty where everything was.',
      resolve: ({ left_out }) => [...left_out],
    }),
  }),
});

builder.mutationField('undoAuditEntry', (t) =>
  t.field({
    type: UndoneEntryRef,
    description:
      'Takes an act back, for whom the audit log lets do it, as an act of its own that names it. It asks for the right to the act again, and refuses what has changed since with what holds by now (CONFLICT), and acts that are not taken back from here (INVALID).',
    args: { where: t.arg({ type: AuditEntryWhere, description: 'Which act.' }) },
    resolve: async (_root, { where }, context): Promise<UndoneShape> => {
      const viewer = await getViewer(context);
      const place = where.id == null ? await findOwn(context, where) : readEntryId(where.id);
      const institutionRole = place ? await roleAt(context, place) : null;
      const principal = { signedIn: true, globalRole: viewer.role, institutionRole };
      context.checks.allow('undoAuditEntry', principal);
      if (!place) throw new Refusal('NOT_FOUND');
      return { left_out: await undoEntry(context, place, isAllowed('auditEntry', principal)) };
    },
  }),
);

type Where = typeof AuditEntryWhere.$inferInput;

/** The last entry of an act of the caller. */
async function findOwn(context: Context, { action, object_id, institution_id }: Where): Promise<EntryPlace | null> {
  const { rows } = await sql<EntryPlace>`/* own-entry */ select l.chain, l.chain_id, l.number from audit_log l
    where l.object_id = ${object_id ?? null} and l.action = ${action ?? null} and l.actor_id = ${getViewerId(context)}
      and (${institution_id ?? null}::uuid is null or l.chain_id = ${institution_id ?? null}::uuid)
    order by l.at desc, l.number desc limit 1`.execute(context.db);
  return rows[0] ?? null;
}

/** What the caller is to the institution of an entry. */
async function roleAt({ db, viewerId }: Context, { chain, chain_id }: EntryPlace) {
  if (chain !== 'INSTITUTION') return null;
  const member = await db
    .selectFrom('institution_members')
    .select('role')
    .where('institution_id', '=', chain_id)
    .where('user_id', '=', viewerId ?? '')
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  return member?.role ?? null;
}
