import type { InstitutionDependants } from '@lectern/domain/business/institution/deleted-institution.ts';
import { daysToRestore } from '@lectern/domain/classroom/group/deleted-group.ts';
import { sql, type RawBuilder } from 'kysely';
import { stands } from '../invitation.ts';

/** What is in an institution: what others count on, and its quotes. */
export type InInstitution = InstitutionDependants & { readonly quotes: number };

/** What is in the institution of row `i`, as one JSON object. For use inside a larger statement. */
export const inInstitutionJson: RawBuilder<InInstitution> = sql`json_build_object(
  'members', (select count(*) from institution_members m where m.institution_id = i.id and m.deleted_on is null),
  'invitations', (select count(*) from invitations n where n.institution_id = i.id and n.expires_on > now() and ${stands}),
  'licenses', (select count(*) from licenses l where l.institution_id = i.id and not l.is_quoted and l.deleted_on is null),
  'groups', (select count(*) from groups g where g.institution_id = i.id
    and (g.deleted_on is null or g.deleted_on > now() - make_interval(days => ${daysToRestore}))),
  'quotes', (select count(*) from licenses l where l.institution_id = i.id and l.is_quoted and l.deleted_on is null))`;
