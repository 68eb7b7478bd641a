import { daysToUndoImport } from '@lectern/domain/base/spreadsheet/table.ts';
import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { idIn, lastActs, refuseUndone, registerUndo } from '../../base/audit-log/undoing.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { undoneSince } from '../../base/spreadsheet/days-to-undo.ts';
import { setDeleted } from '../institution/delete/delete-and-restore.ts';
import { withdrawInvitations } from '../institution/invitation/withdraw-invitations.ts';
import { undoActivations } from '../license/license-term/undo-activation.ts';

/** An institution of an import that has been built on, with how much of it stands in the way of an undo. */
type InTheWay = {
  readonly id: string;
  readonly name: string;
  readonly members: number;
  /** Invitations that can still be accepted and that the import has not made. */
  readonly invitations: number;
  /** Licenses that run and that the import has not made, or that were changed since. */
  readonly licenses: number;
  /** Groups that are there, or that can be restored. */
  readonly groups: number;
};

/** Whether an import is undone, how many institutions went with it, and what has kept it from that. */
type UndoneInstitutions = {
  readonly done: boolean;
  readonly deleted: number;
  readonly in_the_way: readonly InTheWay[];
};

const InTheWayRef = builder.objectRef<InTheWay>('InstitutionInTheWay').implement({
  description: 'An institution of an import that has been built on, so that the import is not undone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    members: t.exposeInt('members', { description: 'How many people belong to it.' }),
    invitations: t.exposeInt('invitations', {
      description: 'How many invitations into it are open that the import has not made.',
    }),
    licenses: t.exposeInt('licenses', {
      description: 'How many licenses of it run that the import has not made, or that were changed since.',
    }),
    groups: t.exposeInt('groups', { description: 'How many groups it has, or could restore.' }),
  }),
});

const UndoneInstitutionsRef = builder.objectRef<UndoneInstitutions>('UndoneInstitutionsImport').implement({
  description: 'What an undo of an import of institutions came to.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it is undone; otherwise nothing was changed.' }),
    deleted: t.exposeInt('deleted', { description: 'How many institutions are deleted by it.' }),
    in_the_way: t.field({
      type: [InTheWayRef],
      description: 'The institutions that keep it from being undone, by name; none where it is.',
      resolve: ({ in_the_way }) => [...in_the_way],
    }),
  }),
});

builder.mutationField('undoInstitutionsImport', (t) =>
  t.field({
    type: UndoneInstitutionsRef,
    description:
      'Undoes an import of institutions of the last 7 days as one, while nobody has built on any of them: they are deleted with their licenses, and their administrators are no longer invited. Otherwise nothing is done, and what is in the way is named.',
    args: { import_id: t.arg.id({ description: 'The import.' }) },
    resolve: (_root, { import_id }, context) => undoInstitutionsImport(context, import_id),
  }),
);

registerUndo('INSTITUTION_IMPORTED', {
  days: daysToUndoImport,
  undo: async (context, entry) => {
    const { done, in_the_way } = await undoInstitutionsImport(context, idIn(entry, 'import_id'));
    if (!done) throw new Refusal('CONFLICT', { details: { institutions: in_the_way.map(({ name }) => name) } });
  },
});

/**
 * Takes an import of the last 7 days back as one: its licenses are quotes again, its invitations are withdrawn, and its
 * institutions are deleted with their quotes. While one of them has been built on nothing is done. An institution that
 * somebody has deleted meanwhile is left as it is.
 */
async function undoInstitutionsImport(context: Context, import_id: string): Promise<UndoneInstitutions> {
  const { db } = context;
  const viewer = await getViewer(context);
  context.checks.allow('undoInstitutionsImport', { signedIn: true, globalRole: viewer.role });
  if (!(await holdImport(db, import_id))) {
    refuseUndone(context, 'undone');
    return { done: true, deleted: 0, in_the_way: [] };
  }
  const held = await holdInstitutions(db, import_id);
  const in_the_way = await findInTheWay(db, import_id);
  if (in_the_way.length > 0) return { done: false, deleted: 0, in_the_way };
  // What this takes back are the acts upon licenses and institutions, each by an entry of its own.
  const acting = { ...context, undoes: undefined };
  const running = held.flatMap((one) => one.running.map((id) => ({ id })));
  if (running.length > 0) context.checks.allow('undoLicenseActivation', { signedIn: true, globalRole: viewer.role });
  await undoActivations(acting, viewer, running);
  await withdrawInvitations(
    db,
    held.flatMap(({ invitations }) => invitations),
    viewer.id,
  );
  const entries = await lastActs(
    db,
    'INSTITUTION_IMPORTED',
    held.map(({ id }) => id),
  );
  await setDeleted(
    acting,
    viewer,
    held.map(({ id, name, quotes, invitations }) => ({
      id,
      name,
      gone: { quotes, invitations },
      undoes: entries.get(id),
    })),
  );
  await sql`/* institution-import-undone */ update institution_imports set undone_on = now() where id = ${import_id}`.execute(
    db,
  );
  return { done: true, deleted: held.length, in_the_way: [] };
}

/** Whether an import is there to be undone, held until the end of the transaction; it refuses one that is not there. */
async function holdImport(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_undone: boolean }>`/* hold-institution-import */
    select undone_on is not null as is_undone from institution_imports
    where id = ${id} and created_on > ${undoneSince} for update`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return !rows[0].is_undone;
}

type Held = {
  readonly id: string;
  readonly name: string;
  readonly running: readonly string[];
  readonly quotes: number;
  readonly invitations: readonly string[];
};

/** The institutions of an import that are there, with what is in them, until the end of the transaction: whoever puts something into one waits, or has done so before. */
async function holdInstitutions(db: Database, import_id: string): Promise<readonly Held[]> {
  // As everywhere, the seats of a license are locked before its institution.
  await sql`/* lock-seats-of-imported */ select lock_seats(l.id) from (
    select x.id from institution_imports m join licenses x on x.institution_id = any(m.institutions) and x.deleted_on is null
    where m.id = ${import_id} order by x.id) l`.execute(db);
  await sql`/* hold-imported */ select from institutions i
    where i.id = any((select m.institutions from institution_imports m where m.id = ${import_id})::uuid[])
    order by i.id for update`.execute(db);
  const { rows } = await sql<Held>`/* in-imported */ select i.id, i.name,
      array(select l.id from licenses l where l.institution_id = i.id and not l.is_quoted and l.deleted_on is null order by l.id) as running,
      (select count(*)::int from licenses l where l.institution_id = i.id and l.deleted_on is null) as quotes,
      array(select n.id from invitations n where n.institution_id = i.id and n.withdrawn_on is null order by n.id) as invitations
    from institution_imports m join institutions i on i.id = any(m.institutions) and i.deleted_on is null
    where m.id = ${import_id} order by i.id`.execute(db);
  return rows;
}

async function findInTheWay(db: Database, import_id: string): Promise<readonly InTheWay[]> {
  const { rows } =
    await sql<InTheWay>`/* in-the-way-of-undo */ select x.* from institution_imports m cross join lateral (
      select i.id, i.name,
        (select count(*)::int from institution_members b where b.institution_id = i.id and b.deleted_on is null) as members,
        (select count(*)::int from invitations n where n.institution_id = i.id and n.withdrawn_on is null
          and n.expires_on > now() and n.created_on > m.created_on) as invitations,
        (select count(*)::int from licenses l where l.institution_id = i.id and not l.is_quoted and l.deleted_on is null
          and l.modified_on > m.created_on) as licenses,
        (select count(*)::int from groups g where g.institution_id = i.id
          and (g.deleted_on is null or g.deleted_on > now() - make_interval(days => ${daysToRestore}))) as groups
      from institutions i where i.id = any(m.institutions) and i.deleted_on is null) x
    where m.id = ${import_id} and x.members + x.invitations + x.licenses + x.groups > 0 order by x.name, x.id`.execute(
      db,
    );
  return rows;
}
