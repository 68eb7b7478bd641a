import { sql, type RawBuilder } from 'kysely';
import { stands } from '../invitation.ts';

/** The invitations of row `i` of `people_imports` that can be accepted and were never mailed, as rows `n`, with their places in the file. */
export const unmailedOfImport: RawBuilder<unknown> = sql`rows from (jsonb_to_recordset(i.invitations) as (id uuid)) with ordinality as x (id, place)
    join invitations n on n.id = x.id and ${stands} and n.sendings = 0 and n.expires_on > now()`;
