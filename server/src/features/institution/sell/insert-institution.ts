import type { InstitutionInput } from '@lectern/domain/institution/institution-form.ts';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Context, Viewer } from '../../../graphql/context.ts';
import { writeActivity } from '../write-activity.ts';

/** Makes an institution, without members and licenses, and gives its id; `import_id` names the file that it comes from. */
export async function insertInstitution(
  context: Context,
  viewer: Viewer,
  input: InstitutionInput,
  import_id?: string,
): Promise<string> {
  const { db } = context;
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
    action: import_id === undefined ? 'INSTITUTION_CREATED' : 'INSTITUTION_IMPORTED',
    object: { type: 'institution', id },
    details: { country_code, time_zone, sales_manager_id, ...(import_id === undefined ? {} : { import_id }) },
    personal: { name: input.name },
  });
  return id;
}
