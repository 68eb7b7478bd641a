import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import { builder } from '../../../graphql/builder.ts';
import { getViewer } from '../../../graphql/context.ts';
import { writeActivity } from '../write-activity.ts';
import { InstitutionRecord } from './institution-record.ts';
import { InstitutionInput, readInput, readRecord } from './write-institution.ts';

builder.mutationField('createInstitution', (t) =>
  t.field({
    type: InstitutionRecord,
    description: 'Creates an institution, without members and licenses.',
    args: { data: t.arg({ type: InstitutionInput, description: 'What it says.' }) },
    resolve: async (_root, { data }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('createInstitution', { signedIn: true, globalRole: viewer.role });
      const input = await readInput(db, data, null);
      const { id } = await db
        .insertInto('institutions')
        .values({ ...input, created_by: viewer.id, modified_by: viewer.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeActivity(db, { institution_id: id, user_id: viewer.id, activity: 'INSTITUTION_CREATED' });
      const { country_code, time_zone, sales_manager_id } = input;
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: id,
        action: 'INSTITUTION_CREATED',
        object: { type: 'institution', id },
        details: { country_code, time_zone, sales_manager_id },
        personal: { name: input.name },
      });
      return readRecord(db, id);
    },
  }),
);
