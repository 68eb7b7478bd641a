import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import type { Check, CheckName } from '../doctor/check.ts';
import { examineWithin } from '../doctor/examine.ts';

const CheckNameRef = builder.enumType('InstanceCheckName', {
  description: 'What is looked at of the machine that Lectern runs on.',
  values: {
    settings: { description: 'The settings.' },
    port: { description: 'The port that it listens on.' },
    folder: { description: 'The data folder.' },
    disk: { description: 'The room that is left on its disk.' },
    lock: { description: 'Who works on the data folder.' },
    database: { description: 'The database.' },
    version: { description: 'Whether the database is of this version.' },
    columns: { description: 'Whether the tables have the columns of this version.' },
    address: { description: 'The address that people open.' },
    issuer: { description: 'Who signs people in.' },
    keys: { description: 'The keys that tokens are signed with.' },
    mail: { description: 'The mail server.' },
    media: { description: 'The place where the files of the media library lie.' },
    jobs: { description: 'The work that the server does by itself.' },
    backups: { description: 'The backups of the nights, and the folder that they lie in.' },
  } satisfies Record<CheckName, { description: string }>,
});

const CheckStateRef = builder.enumType('InstanceCheckState', {
  description: 'How something stands that was looked at.',
  values: {
    OK: { description: 'It is as it should be.' },
    WARNING: { description: 'It goes on, but not for good.' },
    FAILED: { description: 'People meet it.' },
    UNKNOWN: { description: 'It could not be looked at, or did not answer in time.' },
  } satisfies Record<Check['state'], { description: string }>,
});

const InstanceCheck = builder.objectRef<Check>('InstanceCheck').implement({
  description: 'What was seen of one part of the machine that Lectern runs on.',
  fields: (t) => ({
    name: t.expose('name', { type: CheckNameRef, description: 'What was looked at.' }),
    state: t.expose('state', { type: CheckStateRef, description: 'How it stands.' }),
    seen: t.exposeString('seen', { description: 'What was seen, as `npm run doctor` says it: in English.' }),
    cure: t.exposeString('cure', {
      nullable: true,
      description: 'What to do about it, as `npm run doctor` says it; null where there is nothing to do.',
    }),
  }),
});

builder.queryField('instanceChecks', (t) =>
  t.field({
    type: [InstanceCheck],
    description:
      'What `npm run doctor` sees of the machine, from inside: it changes nothing, and what does not answer within 5 seconds is UNKNOWN.',
    resolve: async (_root, _args, context) => {
      const viewer = await getViewer(context);
      context.checks.allow('instanceChecks', { signedIn: true, globalRole: viewer.role });
      return [...(await examineWithin(context.env, 5000))];
    },
  }),
);
