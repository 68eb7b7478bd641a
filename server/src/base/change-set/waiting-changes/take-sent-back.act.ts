import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { cleanTyped } from '../../working-copy/clean-typed.ts';
import { ownCopies } from '../../working-copy/own-copies.ts';
import { WorkingCopy, workingCopyJson, type WorkingCopyShape } from '../../working-copy/working-copy.ts';
import { copySentBack } from './sent-back.ts';
import { holdDiscarded } from './discard-changes.ts';

builder.mutationField('takeSentBack', (t) =>
  t.field({
    type: WorkingCopy,
    description:
      'Makes a change of yours that was sent back your working copy. Who has typed something else there saves or drops that first: else it is a CONFLICT.',
    args: { id: t.arg.id({ description: 'The change.' }) },
    extensions: ownCopies,
    resolve: async (_root, { id }, context): Promise<WorkingCopyShape> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('takeSentBack', { signedIn: true, globalRole: viewer.role });
      const [change] = await holdDiscarded(db, [id]);
      if (!change || change.changed_by !== viewer.id || change.copied) throw new Refusal('NOT_FOUND');
      const { rows: held } = await sql`/* held-copy */
        select from working_copies where user_id = ${viewer.id} and item_id = ${change.item_id}`.execute(db);
      if (held.length > 0) throw new Refusal('CONFLICT');
      await copySentBack(db, [id]);
      const { rows } = await sql<{ copy: WorkingCopyShape }>`/* sent-back-copy */
        select ${workingCopyJson} as copy from working_copies c where c.user_id = ${viewer.id} and c.sent_back = ${id}`.execute(
        db,
      );
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return { ...row.copy, data: await cleanTyped(row.copy.kind, row.copy.data) };
    },
  }),
);
