import { rulesOf, type Operation } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import { currentBound } from '../../base/graphql/policy.ts';

const roleFields = { global: 'global_role', institution: 'institution_role', group: 'group_role' } as const;

/** Whether a role in a `GroupAccess` as JSON lets its person do an operation, in SQL: what `isAllowed` says of roles. */
export function holdsRule(operation: Operation, access: RawBuilder<unknown>): RawBuilder<boolean> {
  // Within a bound there are learners only, who hold no right over others.
  if (currentBound()) return sql<boolean>`false`;
  const held = rulesOf(operation).flatMap((rule) =>
    'roles' in rule ? [sql`${access} ->> ${roleFields[rule.scope]} = any(${[...rule.roles]}::text[])`] : [],
  );
  return sql<boolean>`coalesce(${sql.join(held, sql` or `)}, false)`;
}

/** The address of the person row `u` as searches compare it; empty where who has that access may not see it. */
export const searchedAddressFor = (access: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${holdsRule('User.email', access)} then u.searched_address else '' end`;
