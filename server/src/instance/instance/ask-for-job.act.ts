import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { schedulesOf } from '../../base/jobs/schedules.ts';
import { JobNameRef } from './instance.act.ts';

const JobWanted = builder.objectRef<{ readonly name: JobName; readonly wanted_on: string }>('JobWanted').implement({
  description: 'Work that was asked for.',
  fields: (t) => ({
    name: t.expose('name', { type: JobNameRef, description: 'Which work.' }),
    wanted_on: t.expose('wanted_on', {
      type: 'DateTime',
      description: 'When it was asked for; a server begins it within seconds.',
    }),
  }),
});

builder.mutationField('askForJob', (t) =>
  t.field({
    type: JobWanted,
    description:
      'Asks for work that the server does by itself to be done now, beside its times; asked for twice, it is done once. A backup is NOT_FOUND where there is no passphrase for it.',
    args: { name: t.arg({ type: JobNameRef, description: 'Which work.' }) },
    resolve: async (_root, { name }, context) => {
      const { db, env, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('askForJob', { signedIn: true, globalRole: viewer.role });
      if (!schedulesOf(env).has(name)) throw new Refusal('NOT_FOUND', { field: 'name' });
      const { rows } = await sql<{ wanted_on: string }>`/* want-job */
        insert into job_runs (job, wanted_on) values (${name}, now())
        on conflict (job) do update set wanted_on = coalesce(job_runs.wanted_on, now()) returning wanted_on`.execute(
        db,
      );
      await writeAudit(db, actorOf(context), {
        chain: 'PERSON',
        chainId: viewer.id,
        action: 'JOB_ASKED_FOR',
        object: { type: 'user', id: viewer.id },
        details: { job: name },
      });
      return { name, wanted_on: rows[0]?.wanted_on ?? '' };
    },
  }),
);
