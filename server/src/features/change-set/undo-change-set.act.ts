import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { takesOut } from '../content-history/takes-out.ts';
import { waitsFor } from './author.ts';
import { Authored, type AuthoredShape } from './authored.ts';
import { readUndone, refuseBuiltOn, writeBack } from './undo.ts';
import { keepAct } from './keep-act.ts';
import { readWaitingAround } from './waiting/waiting-change.ts';
import { importOperation } from './write-change-set.ts';

builder.mutationField('undoChangeSet', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes a change set back as a new one, for whoever may do what it did. Where somebody has built on an item since, it is a CONFLICT that names those items. What is taken back can be brought again by the same call with its id; what was taken back already stays so, with no items in the reply.',
    args: { id: t.arg.id({ description: 'The change set.' }) },
    resolve: async (_root, { id }, context): Promise<AuthoredShape> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      const principal = { signedIn: true, globalRole: viewer.role };
      checks.allow('undoChangeSet', principal);
      const set = await db
        .selectFrom('change_sets')
        .select(['operation', 'waits'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!set) throw new Refusal('NOT_FOUND');
      // Whoever takes back an import takes out what it made and what it published.
      const operations = set.operation === importOperation ? ['publishCourse', 'deleteLesson'] : [set.operation];
      for (const operation of operations as Operation[]) checks.allow(operation, principal);
      const undone = await db.selectFrom('change_sets').select('id').where('undoes', '=', id).executeTakeFirst();
      if (undone) return { change_set_id: null, items: [] };
      const items = await readUndone(db, id);
      if (items.length === 0) return { change_set_id: null, items: [] };
      // Whoever takes back that something came back takes it out.
      if (set.operation === 'restoreContentItem') for (const { kind } of items) checks.allow(takesOut[kind], principal);
      const named = items.map(({ item_id }) => item_id);
      return keepAct(context, {
        by: viewer.id,
        waits: set.waits || waitsFor(set.operation, viewer.role),
        about: { operation: set.operation, undoes: id },
        named,
        waiting: await readWaitingAround(db, named),
        work: async (act) => {
          await refuseBuiltOn(db, items);
          await writeBack(db, act, items);
        },
      });
    },
  }),
);
