import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { renewalExportAddresses } from './export/renewal-export-address.ts';
import { askedOf, worklistArgs } from './renewal-filter.ts';

type Export = { readonly address: string; readonly expires_on: string };

const RenewalsExport = builder.objectRef<Export>('RenewalsExport').implement({
  description: 'Where the worklist of renewals can be fetched as a spreadsheet.',
  fields: (t) => ({
    address: t.exposeString('address', {
      description: 'A path of this server. It works once, with the bearer token of the person who asked.',
    }),
    expires_on: t.expose('expires_on', { type: 'DateTime', description: 'From when it does not work any more.' }),
  }),
});

builder.queryField('renewalsExport', (t) =>
  t.field({
    type: RenewalsExport,
    description:
      'Where all licenses that a worklist shows can be fetched as a spreadsheet, in its order; 10 in an hour.',
    args: worklistArgs,
    resolve: async (_root, args, context): Promise<Export> => {
      const viewer = await getViewer(context);
      context.checks.allow('renewalsExport', { signedIn: true, globalRole: viewer.role });
      const asked = askedOf(args);
      await context.limiter.count('export', viewer.id);
      const { secret, expires_on } = await renewalExportAddresses.make(context.db, viewer.id, asked);
      return { address: `/exports/renewals/${secret}`, expires_on };
    },
  }),
);
