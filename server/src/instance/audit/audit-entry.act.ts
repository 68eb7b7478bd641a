import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { isShown, newestFirst } from './asked-entries.ts';
import { shownToInstitutions } from './shown-to-institutions.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { AuditEntry, type AuditEntryShape } from './audit-entry.ts';
import { factsOf, type AuditFact } from './entry-facts.ts';
import { readEntryId } from '../../base/audit-log/entry-id.ts';
import { entryJson, withBeside } from './entry-json.ts';
import { namesIn, type NamedShape } from './names-in.ts';
import { readInAudit } from './read-in-audit.ts';
import { foreseeUndo, type UndoOutlook } from './undo/foresee-undo.ts';

type DetailShape = {
  readonly entry: AuditEntryShape;
  readonly facts: readonly AuditFact[];
  readonly names: readonly NamedShape[];
  readonly erased: boolean;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly related: readonly AuditEntryShape[];
  readonly undo: UndoOutlook;
};

const AuditFactRef = builder.objectRef<AuditFact>('AuditFact').implement({
  description:
    'One thing that an entry of the audit log says: a value before and after an act, or a fact about the act.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'What it is the value of, as the act names it.' }),
    changed: t.exposeBoolean('changed', {
      description: 'Whether it has a value before and one after; else `after` is the fact.',
    }),
    before: t.expose('before', {
      type: 'JSON',
      nullable: true,
      description: 'What held before; null where nothing did.',
    }),
    after: t.expose('after', {
      type: 'JSON',
      nullable: true,
      description: 'What holds since, or the fact; null where nothing does.',
    }),
  }),
});

const AuditName = builder.objectRef<NamedShape>('AuditName').implement({
  description: 'What something is called whose id stands in an entry.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id.' }),
    name: t.string({
      nullable: true,
      description:
        'What it is called now, or what it belongs to where it has a number instead; null where it has neither, and where nothing has that id any more.',
      resolve: ({ name }) => name ?? null,
    }),
    kind: t.field({
      type: ContentKindName,
      nullable: true,
      description: 'What it is where it has no name of its own; else null.',
      resolve: ({ kind }) => kind ?? null,
    }),
    number: t.int({
      nullable: true,
      description: 'Its level or place where it has no name of its own; else null.',
      resolve: ({ number }) => number ?? null,
    }),
    at: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it began, as an attempt, an import, a change, a comment or a mail, which have no names; else null.',
      resolve: ({ at }) => at ?? null,
    }),
  }),
});

const AuditUndo = builder.objectRef<UndoOutlook>('AuditUndo').implement({
  description: 'Whether an act can be taken back, and why not.',
  fields: (t) => ({
    possible: t.exposeBoolean('possible', { description: 'Whether undoAuditEntry would take it back now.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'Why not, from the closed list; null where it is possible, and where acts of this kind are not taken back from here.',
    }),
    details: t.expose('details', {
      type: 'JSON',
      nullable: true,
      description: 'What else is said with the refusal, such as what holds by now.',
    }),
  }),
});

const AuditEntryDetail = builder.objectRef<DetailShape>('AuditEntryDetail').implement({
  description: 'An entry of the audit log with all that it says.',
  fields: (t) => ({
    entry: t.expose('entry', { type: AuditEntry, description: 'The entry.' }),
    facts: t.field({
      type: [AuditFactRef],
      description: 'What it says, as far as you may see it.',
      resolve: ({ facts }) => [...facts],
    }),
    names: t.field({
      type: [AuditName],
      description: 'What those are called whose ids it holds, 200 at most.',
      resolve: ({ names }) => [...names],
    }),
    erased: t.exposeBoolean('erased', { description: 'Whether names and texts of it were erased.' }),
    address: t.exposeString('address', {
      nullable: true,
      description:
        'The address on the network that it came from; null for administrators of an institution, and for a program.',
    }),
    request_id: t.exposeString('request_id', {
      nullable: true,
      description: 'The id of the request in the logs of the server; null for administrators of an institution.',
    }),
    related: t.field({
      type: [AuditEntry],
      description: 'The entry that it took back, and the one that took it back, the newest first.',
      resolve: ({ related }) => [...related],
    }),
    undo: t.expose('undo', { type: AuditUndo, description: 'Whether you can take it back.' }),
  }),
});

builder.queryField('auditEntry', (t) =>
  t.field({
    type: AuditEntryDetail,
    description: 'An entry of the audit log with all that it says, for whom the audit log of its institution is for.',
    args: { id: t.arg.string({ description: 'The id of the entry.' }) },
    resolve: async (_root, { id }, context): Promise<DetailShape> => {
      const place = readEntryId(id);
      const institution_id = place?.chain === 'INSTITUTION' ? place.chain_id : null;
      const { data, asInstitution } = await readInAudit(
        context,
        'auditEntry',
        institution_id,
        sql<Found>`(
        select json_build_object('entry', ${entryJson}, 'details', l.details, 'facts', beside.facts,
          'erased', beside.number is null, 'address', beside.address, 'request_id', l.request_id,
          'names', ${namesIn(sql<string>`concat(l.details, beside.facts)`)}, 'related', (select coalesce(json_agg(${entryJson} ${newestFirst}), '[]'::json)
            from ${withBeside(sql`(select x.* from audit_log x, audit_log one
              where (one.chain, one.chain_id, one.number) = (${place?.chain ?? null}, ${place?.chain_id ?? null}::uuid, ${place?.number ?? null}::bigint)
                and (x.chain, x.chain_id) = (one.chain, one.chain_id)
                and (x.number = (one.details ->> 'undoes_entry')::bigint
                  or x.details ? 'undoes_entry' and (x.details ->> 'undoes_entry')::bigint = one.number))`)}))
        from ${withBeside(sql`(select x.* from audit_log x where (x.chain, x.chain_id, x.number)
          = (${place?.chain ?? null}, ${place?.chain_id ?? null}::uuid, ${place?.number ?? null}::bigint))`)}
        where ${isShown})`,
      );
      return shownDetail(context, data, asInstitution);
    },
  }),
);

type Facts = Readonly<Record<string, unknown>>;

type Found = {
  readonly entry: AuditEntryShape;
  readonly details: Facts;
  readonly facts: Facts | null;
  readonly erased: boolean;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly names: readonly NamedShape[];
  readonly related: readonly AuditEntryShape[];
};

async function shownDetail(context: Context, found: Found, asInstitution: boolean): Promise<DetailShape> {
  const { entry, erased, related } = found;
  const shown = (facts: Facts): Facts => (asInstitution ? shownToInstitutions(entry.action, facts) : facts);
  const facts = factsOf(shown(found.details), shown(found.facts ?? {}));
  const said = JSON.stringify(facts);
  return {
    entry,
    facts,
    names: found.names.filter(({ id }) => said.includes(id)),
    erased,
    address: asInstitution ? null : found.address,
    request_id: asInstitution ? null : found.request_id,
    related,
    undo: await foreseeUndo(context, entry),
  };
}
