import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../audit-log/actor.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import { builder } from '../graphql/builder.ts';
import { getViewer } from '../graphql/context.ts';
import { cleanTyped } from './clean-typed.ts';
import { WorkingCopy, workingCopyJson, type WorkingCopyShape } from './working-copy.ts';

builder.mutationField('takeWorkingCopy', (t) =>
  t.field({
    type: WorkingCopy,
    description:
      'Makes what somebody else has typed in the form of an item a working copy of yours; theirs stays. For those who may publish. Who has typed there too saves or drops that first: else it is a CONFLICT.',
    args: {
      id: t.arg.id({ description: 'The item.' }),
      user_id: t.arg.id({ description: 'Who has typed.' }),
    },
    resolve: async (_root, { id, user_id }, context): Promise<WorkingCopyShape> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('takeWorkingCopy', { signedIn: true, globalRole: viewer.role });
      const { rows } = await sql<{ found: boolean; taken: WorkingCopyShape | null; product_id: string | null }>`
        with theirs as (
          select * from working_copies where user_id = ${user_id} and item_id = ${id} and user_id <> ${viewer.id}
            and base_version is not null
        ), c as (
          insert into working_copies (user_id, item_id, kind, base_version, data, sent_back)
          select ${viewer.id}, item_id, kind, base_version, data, sent_back from theirs
          on conflict (user_id, item_id) do nothing returning *
        )
        select exists (select from theirs) as found, (select ${workingCopyJson} from c) as taken,
          (select product_of(kind, item_id) from theirs) as product_id`.execute(db);
      const [row] = rows;
      if (!row?.found || !row.product_id) throw new Refusal('NOT_FOUND');
      if (!row.taken) throw new Refusal('CONFLICT');
      await writeAudit(db, actorOf(context), {
        chain: 'PRODUCT',
        chainId: row.product_id,
        action: 'WORKING_COPY_TAKEN',
        object: { type: 'product', id: row.product_id },
        details: { kind: row.taken.kind, item: id, of: user_id },
      });
      return { ...row.taken, data: await cleanTyped(row.taken.kind, row.taken.data) };
    },
  }),
);
