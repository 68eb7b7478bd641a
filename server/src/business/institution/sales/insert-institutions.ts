import { randomUUID } from 'node:crypto';
import type { InstitutionInput } from '@lectern/domain/business/institution/institution-form.ts';
import { actorOf, type ActingContext } from '../../../base/audit-log/actor.ts';
import { writeAudits } from '../../../base/audit-log/write-audit.ts';
import type { Viewer } from '../../../base/graphql/context.ts';
import { writeActivities } from '../write-activity.ts';

/** Makes institutions, without members and licenses, and gives their ids in the same order; `import_id` names the file that they come from. */
export async function insertInstitutions(
  context: ActingContext,
  viewer: Pick<Viewer, 'id'>,
  inputs: readonly InstitutionInput[],
  import_id?: string,
): Promise<readonly string[]> {
  const { db } = context;
  const rows = inputs.map((input) => ({ id: randomUUID(), ...input }));
  await db
    .insertInto('institutions')
    .values(rows.map((row) => ({ ...row, created_by: viewer.id, modified_by: viewer.id })))
    .execute();
  await writeActivities(
    db,
    rows.map(({ id }) => ({ institution_id: id, user_id: viewer.id, activity: 'INSTITUTION_CREATED' })),
  );
  const ofFile = import_id === undefined ? {} : { import_id };
  await writeAudits(
    db,
    actorOf(context),
    rows.map(({ id, name, country_code, time_zone, sales_manager_id }) => ({
      chain: 'INSTITUTION',
      chainId: id,
      action: import_id === undefined ? 'INSTITUTION_CREATED' : 'INSTITUTION_IMPORTED',
      object: { type: 'institution', id },
      details: { country_code, time_zone, sales_manager_id, ...ofFile },
      personal: { name },
    })),
  );
  return rows.map(({ id }) => id);
}
