import { sql } from 'kysely';
import type { Business } from './business.ts';
import { issuer } from './data.ts';

/** Who runs the installation and reads the log, by their subjects; many, since each may ask 600 times a minute only. */
export const administrators = Array.from({ length: 100 }, (_, n) => `auditor-${1 + n}`);

/** Makes them, once. */
export async function makeAdministrators(db: Business['db']): Promise<void> {
  await sql`insert into users (first_name, last_name, email, email_verified, issuer, subject, role)
    select 'Auditor', 'Number ' || n, subject || '@business.test', true, ${issuer}, subject, 'SYSTEM_ADMIN'
    from unnest(${administrators}::text[]) with ordinality as reader(subject, n)
    where not exists (select from users u where u.issuer = ${issuer} and u.subject = reader.subject)`.execute(db);
}
