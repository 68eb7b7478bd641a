import { fullName } from '@lectern/domain/base/account/full-name.ts';
import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { daysToUndoImport } from '@lectern/domain/base/spreadsheet/table.ts';
import { mayChangeInvitation, mayChangeMember } from '@lectern/domain/business/institution/members.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { idIn, refuseUndone, registerUndo, undoingLast } from '../../../base/audit-log/undoing.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { planAnew } from '../../../base/database/plan-anew.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { undoneSince } from '../../../base/spreadsheet/days-to-undo.ts';
import { stands } from '../invitation.ts';
import { withdrawInvitations } from '../invitation/withdraw-invitations.ts';
import { actAt } from '../people/member-actor.ts';
import { restoreMembers } from '../removed/restore-members.ts';
import { writeActivity } from '../write-activity.ts';

/** Somebody whom an import invited and who belongs to the institution by now. */
type Accepted = { readonly first_name: string; readonly last_name: string };

/** A member who is back in the institution, and a group that they are not back in. */
type Unplaced = Accepted & { readonly group: string; readonly code: RefusalCode };

/**
 * How many invitations an undo has withdrawn and who has accepted theirs before; how many members it has brought back, and
 * where they have found no place.
 */
type UndonePeople = {
  readonly withdrawn: number;
  readonly accepted: readonly Accepted[];
  readonly restored: number;
  readonly unplaced: readonly Unplaced[];
};

const AcceptedPerson = builder.objectRef<Accepted>('AcceptedPerson').implement({
  description: 'Somebody whom an import invited and who belongs to the institution by now.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
  }),
});

const UnplacedMember = builder.objectRef<Unplaced>('UnplacedMember').implement({
  description: 'A member who is back in the institution, and a group of theirs that they are not back in.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    group: t.exposeString('group', { description: 'The name of the group.' }),
    code: t.exposeString('code', { description: 'Why not, from the closed list.' }),
  }),
});

const UndonePeopleRef = builder.objectRef<UndonePeople>('UndonePeopleImport').implement({
  description: 'What an undo of an import of people has taken back, and what it has not.',
  fields: (t) => ({
    withdrawn: t.exposeInt('withdrawn', { description: 'How many invitations are withdrawn by it.' }),
    accepted: t.field({
      type: [AcceptedPerson],
      description: 'Who has accepted before and stays a member, by last name.',
      resolve: ({ accepted }) => [...accepted],
    }),
    restored: t.exposeInt('restored', { description: 'How many members who were removed by it are back.' }),
    unplaced: t.field({
      type: [UnplacedMember],
      description: 'The groups that they are not back in, by name.',
      resolve: ({ unplaced }) => [...unplaced],
    }),
  }),
});

builder.mutationField('undoPeopleImport', (t) =>
  t.field({
    type: UndonePeopleRef,
    description:
      'Undoes an import of people of the last 7 days as one: every invitation of it that stands is withdrawn, and whom it removed is back, in their groups where there is a place; who has accepted stays a member and is named. It refuses one that offers or has ended roles you may not give or change with FORBIDDEN.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: (_root, asked, context) => undoPeopleImport(context, asked),
  }),
);

registerUndo('PEOPLE_IMPORTED', {
  days: daysToUndoImport,
  undo: async (context, entry) => {
    const asked = { institution_id: entry.chain_id, import_id: idIn(entry, 'import_id') };
    const { accepted, unplaced } = await undoPeopleImport(context, asked);
    return [
      ...accepted.map(({ first_name, last_name }) => ({
        name: fullName({ first_name, last_name }),
        code: 'ALREADY_MEMBER' as const,
      })),
      ...unplaced.map(({ first_name, last_name, group, code }) => ({
        name: `${first_name} ${last_name} (${group})`,
        code,
      })),
    ];
  },
});

type Asked = { readonly institution_id: string; readonly import_id: string };

/**
 * Takes an import of the last 7 days back as one: every invitation of it that stands is withdrawn, and one that was over
 * before stands in its place as it did; whom it removed is a member again, in their groups where there is a place; who has
 * accepted stays a member and is named. It refuses one with a role that the caller may not give or change.
 */
async function undoPeopleImport(context: Context, { institution_id, import_id }: Asked): Promise<UndonePeople> {
  const { db } = context;
  const { viewerId, actor } = await actAt(context, 'undoPeopleImport', institution_id);
  const { is_undone } = await holdImport(db, institution_id, import_id);
  const accepted = await findAccepted(db, institution_id, import_id);
  if (is_undone) {
    refuseUndone(context, 'undone');
    return { withdrawn: 0, accepted, restored: 0, unplaced: [] };
  }
  const open = await holdOpen(db, import_id);
  if (!open.every(({ role }) => mayChangeInvitation(actor, role)))
    throw new Refusal('FORBIDDEN', { field: 'import_id' });
  const gone = await findGone(db, import_id);
  if (!gone.every(({ role, user_id }) => mayChangeMember(actor, { role, isSelf: user_id === viewerId })))
    throw new Refusal('FORBIDDEN', { field: 'import_id' });
  await planAnew(db, gone.length);
  const unplaced = await bringBack(context, { institution_id, gone });
  const ids = open.map(({ id }) => id);
  await withdrawInvitations(db, ids, viewerId);
  await letEarlierStand(db, import_id, ids);
  await sql`/* people-import-undone */ update people_imports set undone_on = now() where id = ${import_id}`.execute(db);
  const at = { institution_id, user_id: viewerId };
  if (ids.length > 0) await writeActivity(db, { ...at, activity: 'INVITATIONS_WITHDRAWN', about: String(ids.length) });
  if (gone.length > 0) await writeActivity(db, { ...at, activity: 'MEMBERS_RESTORED', about: String(gone.length) });
  const undoing = await undoingLast(context, 'PEOPLE_IMPORTED', institution_id, { details: { import_id } });
  await writeAudit(db, actorOf(undoing), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'PEOPLE_IMPORT_UNDONE',
    object: { type: 'institution', id: institution_id },
    details: {
      import_id,
      invitations: open,
      accepted: accepted.length,
      ...(gone.length > 0 ? { restored: gone.map(({ user_id }) => user_id) } : {}),
    },
  });
  return { withdrawn: ids.length, accepted, restored: gone.length, unplaced };
}

async function holdImport(db: Database, institutionId: string, id: string): Promise<{ readonly is_undone: boolean }> {
  const { rows } = await sql<{ is_undone: boolean }>`/* hold-people-import */
    select undone_on is not null as is_undone from people_imports
    where id = ${id} and institution_id = ${institutionId} and created_on > ${undoneSince} for update`.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return found;
}

/** Lets those invitations stand again, over as they are, in whose places withdrawn ones of an import had come. */
async function letEarlierStand(db: Database, importId: string, withdrawn: readonly string[]): Promise<void> {
  await sql`/* earlier-of-import */ update invitations n set withdrawn_on = null, withdrawn_by = null
    from people_imports i cross join jsonb_to_recordset(i.invitations) as x (id uuid, before uuid)
    where i.id = ${importId} and x.id = any(${withdrawn}::uuid[]) and n.id = x.before and n.withdrawn_on is not null
      and not exists (select from invitations s
        where s.institution_id = n.institution_id and s.email = n.email and s.withdrawn_on is null)`.execute(db);
}

/** The invitations of an import that nobody has answered or withdrawn, until the end of the transaction. */
async function holdOpen(
  db: Database,
  importId: string,
): Promise<readonly { readonly id: string; readonly role: InstitutionRole }[]> {
  const { rows } = await sql<{ id: string; role: InstitutionRole }>`/* open-of-import */
    select n.id, n.role from people_imports i cross join jsonb_to_recordset(i.invitations) as x (id uuid)
    join invitations n on n.id = x.id and ${stands} where i.id = ${importId} order by n.id for update of n`.execute(db);
  return rows;
}

type Gone = Accepted & { readonly id: string; readonly user_id: string; readonly role: InstitutionRole };

/** The members whom an import has removed and who were neither brought back nor removed once more since. */
async function findGone(db: Database, importId: string): Promise<readonly Gone[]> {
  const { rows } = await sql<Gone>`/* gone-by-import */
    select m.id, m.user_id, m.role, u.first_name, u.last_name from people_imports i
    join institution_members m on m.id = any(i.removed) and m.deleted_on = i.created_on
    join users u on u.id = m.user_id and u.deleted_on is null
    where i.id = ${importId} order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}

type Returning = { readonly institution_id: string; readonly gone: readonly Gone[] };

/** Makes members again whom an import has removed; it gives the groups in which they have found no place. */
async function bringBack(context: Context, { institution_id, gone }: Returning): Promise<readonly Unplaced[]> {
  if (gone.length === 0) return [];
  const people = new Map(gone.map((person) => [person.user_id, person]));
  const returned = await restoreMembers(context, { institution_id, gone });
  return returned.flatMap(({ user_id, name: group, code }) => {
    const person = people.get(user_id);
    if (!person || code === null) return [];
    return [{ first_name: person.first_name, last_name: person.last_name, group, code }];
  });
}

async function findAccepted(db: Database, institutionId: string, importId: string): Promise<readonly Accepted[]> {
  const { rows } = await sql<Accepted>`/* accepted-of-import */
    select u.first_name, u.last_name
    from people_imports i cross join jsonb_to_recordset(i.invitations) as x (email text)
    join users u on u.email = x.email and u.deleted_on is null
    join institution_members m on m.user_id = u.id and m.institution_id = ${institutionId} and m.deleted_on is null
    where i.id = ${importId} order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}
