import { managerRoles } from '@lectern/domain/base/account/role.ts';
import { reassignmentSchema } from '@lectern/domain/business/institution/reassignment.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { auditCall } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';

type Move = { readonly id: string; readonly from: string | null; readonly to: string | null };
type Held = { readonly id: string; readonly name: string; readonly there: boolean; readonly manager: string | null };

const InstitutionMove = builder.inputType('InstitutionMove', {
  description: 'An institution that gets another sales manager.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the institution.' }),
    from: t.id({ required: false, description: 'Who looks after it, as it was read; left out for nobody.' }),
    to: t.id({
      required: false,
      description: 'Who is to look after it: a SALES_MANAGER or SYSTEM_ADMIN; left out for nobody.',
    }),
  }),
});

const LeftInstitution = builder.objectRef<Pick<Held, 'id' | 'name'>>('LeftInstitution').implement({
  description: 'An institution that an act on several has left as it is, since somebody changed it meanwhile.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
  }),
});

type Reassigned = { readonly moved: readonly string[]; readonly left: readonly Held[] };

const ReassignedInstitutions = builder.objectRef<Reassigned>('ReassignedInstitutions').implement({
  description: 'What has become of the institutions that were to get another sales manager.',
  fields: (t) => ({
    moved: t.idList({ description: 'Those that have the other one.', resolve: ({ moved }) => [...moved] }),
    left: t.field({
      type: [LeftInstitution],
      description: 'Those that somebody else had given to another one, or deleted, since they were read.',
      resolve: ({ left }) => left,
    }),
  }),
});

builder.mutationField('reassignInstitutions', (t) =>
  t.field({
    type: ReassignedInstitutions,
    description:
      'Gives institutions another sales manager as one act, which the same moves the other way round take back. ' +
      'NOT_FOUND at the move whose institution is unknown, or who is to look after it is no sales manager.',
    args: { moves: t.arg({ type: [InstitutionMove], description: 'The institutions, 1 to 200, each once.' }) },
    resolve: async (_root, args, context): Promise<Reassigned> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('reassignInstitutions', { signedIn: true, globalRole: viewer.role });
      const { moves } = parseInput(reassignmentSchema, {
        moves: args.moves.map(({ id, from, to }) => ({ id, from: from ?? null, to: to ?? null })),
      });
      const held = await holdInstitutions(db, moves);
      await checkManagers(db, moves);
      const byId = new Map(held.map((one) => [one.id, one]));
      const unknown = moves.findIndex(({ id }) => !byId.has(id));
      if (unknown >= 0) throw new Refusal('NOT_FOUND', { field: `moves.${unknown}.id` });
      const stands = ({ id, from }: Move) => byId.get(id)?.there === true && byId.get(id)?.manager === from;
      const made = moves.filter(stands);
      await sql`/* reassign-institutions */ with moved as (
          update institutions i set sales_manager_id = m.to_id, version = i.version + 1, modified_on = now(), modified_by = ${viewer.id}
          from unnest(${made.map(({ id }) => id)}::uuid[], ${made.map(({ to }) => to)}::uuid[]) m(id, to_id)
          where i.id = m.id and i.sales_manager_id is distinct from m.to_id returning i.id)
        insert into activities (institution_id, user_id, activity)
          select id, ${viewer.id}, 'INSTITUTION_CHANGED' from moved`.execute(db);
      for (const [move, ...others] of Map.groupBy(made.filter(isChange), ({ from, to }) => `${from} ${to}`).values())
        await sql`/* audit-reassigned */ select ${auditCall(actorOf(context), {
          chain: 'INSTITUTION',
          chainId: sql`x.id`,
          action: 'INSTITUTION_CHANGED',
          object: { type: 'institution', id: sql`x.id::text` },
          details: { sales_manager_id: { from: move?.from, to: move?.to } },
        })} from unnest(${[move, ...others].map((one) => one?.id)}::uuid[]) x(id)`.execute(db);
      return {
        moved: made.map(({ id }) => id),
        left: moves.filter((move) => !stands(move)).map(({ id }) => byId.get(id) as Held),
      };
    },
  }),
);

/** The institutions, held until the end of the act, in an order in which two such acts cannot wait for each other. */
async function holdInstitutions(db: Database, moves: readonly Move[]): Promise<readonly Held[]> {
  const { rows } = await sql<Held>`/* hold-institutions */
    select id, name, deleted_on is null as there, sales_manager_id as manager from institutions
    where id = any(${moves.map(({ id }) => id)}::uuid[]) order by id for no key update`.execute(db);
  return rows;
}

async function checkManagers(db: Database, moves: readonly Move[]): Promise<void> {
  const wanted = [...new Set(moves.flatMap(({ to }) => (to === null ? [] : [to])))];
  const { rows } = await sql<{ id: string }>`/* sales-managers */ select id from users
    where id = any(${wanted}::uuid[]) and deleted_on is null and role = any(${[...managerRoles]}::global_role[])`.execute(
    db,
  );
  const known = new Set(rows.map(({ id }) => id));
  const wrong = moves.findIndex(({ to }) => to !== null && !known.has(to));
  if (wrong >= 0) throw new Refusal('NOT_FOUND', { field: `moves.${wrong}.to` });
}

const isChange = ({ from, to }: Move) => from !== to;
