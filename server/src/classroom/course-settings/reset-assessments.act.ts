import { resetSchema } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { countSettings } from './hold-settings.ts';
import { removeOwn } from './remove-own.ts';

const ResetAssessmentsInput = builder.inputType('ResetAssessmentsInput', {
  description: 'Which assessments follow their course again, in which group.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    assessments: t.idList({ description: 'Published benchmarks and summaries of its courses, 1 to 8.' }),
  }),
});

builder.mutationField('resetAssessments', (t) =>
  t.field({
    type: ['ID'],
    description:
      'Sets time and questions of assessments back to those of their course, for the next attempts; results are not changed. It returns their ids.',
    args: { data: t.arg({ type: ResetAssessmentsInput, description: 'What is reset.' }) },
    resolve: async (_root, { data }, context) => {
      const known = await readKnown(context, data.group_id);
      context.checks.allow('resetAssessments', known ? principalOf(known.access) : { signedIn: true });
      const { assessments } = parseInput(resetSchema, data, 'data');
      const foreign = assessments.findIndex((id) => !known?.assessments.includes(id));
      if (!known || foreign >= 0) throw new Refusal('NOT_FOUND', { field: `data.assessments.${foreign}` });
      await countSettings(context.db, data.group_id);
      await removeOwn(context.db, data.group_id, assessments);
      await writeAudit(context.db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: known.institution_id,
        action: 'ASSESSMENTS_RESET',
        object: { type: 'group', id: data.group_id },
        details: { assessments },
      });
      return assessments;
    },
  }),
);

type Known = {
  readonly access: GroupAccess;
  readonly institution_id: string;
  /** The published assessments of the group's published courses. */
  readonly assessments: readonly string[];
};

async function readKnown(context: Context, groupId: string): Promise<Known | undefined> {
  const published = (table: 'benchmarks' | 'summaries') => sql`
    select x.id from group_courses gc join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
    join ${sql.table(table)} x on x.course_id = c.id and x.published and x.deleted_on is null
    where gc.group_id = g.id`;
  const { rows } = await sql<Known>`/* assessments-of-group */
    select ${groupAccessJson()} as access, g.institution_id,
      array(${published('benchmarks')} union all ${published('summaries')}) as assessments
    from users viewer join groups g on g.id = ${groupId} and g.deleted_on is null
    where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
  return rows[0];
}
