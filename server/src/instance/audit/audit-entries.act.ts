import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { mostNamed, newestFirst, pageOfEntries } from './asked-entries.ts';
import { AuditEntry, type AuditEntryShape } from './audit-entry.ts';
import { AuditFilter, readFilter } from './audit-filter.ts';
import { entryJson, withBeside } from './entry-json.ts';
import { entryId, readEntryId } from '../../base/audit-log/entry-id.ts';
import { readInAudit } from './read-in-audit.ts';

type PageShape = {
  readonly entries: readonly AuditEntryShape[];
  readonly hasMore: boolean;
  readonly tooManyNamed: boolean;
};

const AuditEntryPage = builder.objectRef<PageShape>('AuditEntryPage').implement({
  description: 'Some entries of the audit log, and whether there are more.',
  fields: (t) => ({
    entries: t.field({
      type: [AuditEntry],
      description: 'The entries, the newest first.',
      resolve: ({ entries }) => [...entries],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.string({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ entries, hasMore }) => {
        const last = entries.at(-1);
        return hasMore && last ? entryId(last) : null;
      },
    }),
    tooManyNamed: t.exposeBoolean('tooManyNamed', {
      description:
        'Whether more than 1,000 people and things are called what was searched for; no entries are given then.',
    }),
  }),
});

builder.queryField('auditEntries', (t) =>
  t.field({
    type: AuditEntryPage,
    description:
      'The audit log, the newest entries first: of an institution for its administrators, and all of it for system administrators.',
    args: {
      institution_id: t.arg.id({ required: false, description: 'The institution; left out for everything.' }),
      filter: t.arg({ type: AuditFilter, required: false, description: 'Which entries; left out for all.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 20 unless said, 60 at most.' }),
      after: t.arg.string({
        required: false,
        description: 'The cursor of the page before; BAD_CURSOR if it is unknown.',
      }),
    },
    resolve: async (_root, { institution_id = null, filter, pageSize: size, after: cursor = null }, context) => {
      const asked = { ...readFilter(filter), institution_id };
      const { pageSize } = parseInput(memberListSchema, { search: '', pageSize: size ?? auditPage });
      const after = cursor === null ? null : readEntryId(cursor);
      if (cursor !== null && !after) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const { data } = await readInAudit(
        context,
        'auditEntries',
        institution_id,
        sql<Found>`(with ${pageOfEntries(asked, after, pageSize + 1)} select json_build_object(
          'cursor_known', ${cursor}::text is null or exists (select from anchor),
          'named', (select count(*) from ids),
          'entries', (select coalesce(json_agg(${entryJson} ${newestFirst}), '[]'::json)
            from ${withBeside(sql`(select a.* from page join audit_log a using (chain, chain_id, number))`)})))`,
      );
      if (!data.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      return {
        entries: data.entries.slice(0, pageSize),
        hasMore: data.entries.length > pageSize,
        tooManyNamed: data.named > 2 * mostNamed,
      };
    },
  }),
);

type Found = {
  readonly cursor_known: boolean;
  readonly named: number;
  readonly entries: readonly AuditEntryShape[];
};

/** How many entries a list gives at a time unless asked for others. */
const auditPage = 20;
