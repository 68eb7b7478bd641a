import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { mostNamed, pageOfEntries } from './asked-entries.ts';
import { AuditFilter, readFilter } from './audit-filter.ts';
import { auditExportAddresses } from './export/audit-export-address.ts';
import { readInAudit } from './read-in-audit.ts';

type Export = { readonly address: string; readonly expires_on: string };

const AuditExport = builder.objectRef<Export>('AuditExport').implement({
  description: 'Where entries of the audit log can be fetched as a file.',
  fields: (t) => ({
    address: t.exposeString('address', {
      description: 'A path of this server. It works once, with the bearer token of the person who asked.',
    }),
    expires_on: t.expose('expires_on', { type: 'DateTime', description: 'From when it does not work any more.' }),
  }),
});

builder.queryField('auditExport', (t) =>
  t.field({
    type: AuditExport,
    description:
      'Where entries of the audit log can be fetched as comma-separated values, the newest first. It refuses a search that more than 1,000 people and things are called by (TOO_MANY).',
    args: {
      institution_id: t.arg.id({ required: false, description: 'The institution; left out for everything.' }),
      filter: t.arg({ type: AuditFilter, required: false, description: 'Which entries; left out for all.' }),
    },
    resolve: async (_root, { institution_id = null, filter }, context): Promise<Export> => {
      const asked = { ...readFilter(filter), institution_id };
      const { data } = await readInAudit(
        context,
        'auditExport',
        institution_id,
        sql<{ readonly named: number }>`(with ${pageOfEntries(asked, null, 1)}
          select json_build_object('named', (select count(*) from ids)))`,
      );
      if (data.named > 2 * mostNamed) {
        const issue = { code: 'TOO_MANY', maximum: mostNamed } as const;
        throw new Refusal('INVALID', { field: 'filter.search', issue });
      }
      const viewerId = getViewerId(context);
      await context.limiter.count('export', viewerId);
      const { secret, expires_on } = await auditExportAddresses.make(context.db, viewerId, asked);
      return { address: `/audit-exports/${secret}`, expires_on };
    },
  }),
);
