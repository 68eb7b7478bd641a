import { releasedSize } from '@lectern/domain/business/seats/seats.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';

const ReleasePlacesWhere = builder.inputType('ReleasePlacesWhere', {
  description: 'Which group, as it was read.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.' }),
    version: t.int({ required: false, description: 'The version it was read at; an older one is a CONFLICT.' }),
  }),
});

type ReleasedShape = {
  readonly id: string;
  readonly name: string;
  readonly size_before: number;
  readonly group_size: number;
  readonly version: number;
};

const ReleasedPlaces = builder.objectRef<ReleasedShape>('ReleasedPlaces').implement({
  description: 'A group that has released places.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    size_before: t.exposeInt('size_before', { description: 'How many places it held.' }),
    group_size: t.exposeInt('group_size', { description: 'How many it holds now.' }),
    version: t.exposeInt('version', { description: 'Which version of the group this is, for making it larger again.' }),
  }),
});

builder.mutationField('releaseGroupPlaces', (t) =>
  t.field({
    type: ReleasedPlaces,
    description:
      'Makes a group as large as its learners are, so that its license has the other places free; a group without learners keeps one. Larger again it is made by updateGroup, while the places are free. A group that has ended holds none to release (GROUP_NOT_ACTIVE).',
    args: { where: t.arg({ type: ReleasePlacesWhere, description: 'Which group.' }) },
    resolve: async (_root, { where: { id, version } }, context) => {
      const { db } = context;
      const { institution_id } = await admitToGroup(context, 'releaseGroupPlaces', id);
      const { rows } = await sql<Held>`/* group-to-release */
        select name, group_size, learners, version, ended_term from groups where id = ${id} for no key update`.execute(
        db,
      );
      const [held] = rows;
      if (!held) throw new Refusal('NOT_FOUND');
      if (version != null && version !== held.version) throw new Refusal('CONFLICT');
      const { name, group_size: size_before } = held;
      if (held.ended_term !== null) throw new Refusal('GROUP_NOT_ACTIVE');
      const group_size = Math.min(size_before, releasedSize(held.learners));
      if (group_size === size_before) return { id, name, size_before, group_size, version: held.version };
      const next = held.version + 1;
      await db
        .updateTable('groups')
        .set({ group_size, version: next, modified_on: sql<string>`now()`, modified_by: getViewerId(context) })
        .where('id', '=', id)
        .execute();
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'GROUP_CHANGED',
        object: { type: 'group', id },
        details: { group_size: { from: size_before, to: group_size } },
      });
      return { id, name, size_before, group_size, version: next };
    },
  }),
);

type Held = {
  readonly name: string;
  readonly group_size: number;
  readonly learners: number;
  readonly version: number;
  readonly ended_term: number | null;
};
