import { memberListSchema } from '@lectern/domain/business/institution/member-list.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import type { AskedEntries } from './asked-entries.ts';
import { AuditActionRef, AuditObjectTypeRef } from './audit-entry.ts';

/** Which entries of the audit log are asked for. */
export const AuditFilter = builder.inputType('AuditFilter', {
  description:
    'Which entries of the audit log; what is left out narrows nothing. Of person, actor, object and search the first counts.',
  fields: (t) => ({
    person: t.id({ required: false, description: 'By or about this person, their account included.' }),
    actor: t.id({ required: false, description: 'By this person, account or partner.' }),
    object: t.id({ required: false, description: 'About this thing.' }),
    search: t.string({
      required: false,
      description:
        'By or about people and things that are called so, or have this id: at least 2 characters, 1 where it is not Latin, of a name or an address.',
    }),
    object_type: t.field({ type: AuditObjectTypeRef, required: false, description: 'About things of this kind.' }),
    actions: t.field({ type: [AuditActionRef], required: false, description: 'Acts of these kinds.' }),
    from: t.field({ type: 'DateTime', required: false, description: 'Not before this moment.' }),
    until: t.field({ type: 'DateTime', required: false, description: 'Before this moment.' }),
  }),
});

type Given = typeof AuditFilter.$inferInput | null | undefined;

/** A filter as the statements take it; it refuses a search that is too short. */
export function readFilter(given: Given): Omit<AskedEntries, 'institution_id'> {
  const {
    person = null,
    actor = null,
    object = null,
    object_type = null,
    actions = null,
    from = null,
    until = null,
  } = given ?? {};
  const { search } = parseInput(memberListSchema, { search: given?.search ?? '', pageSize: 1 }, 'filter');
  return { person, actor, object, object_type, actions, from, until, search };
}
