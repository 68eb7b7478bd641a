import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { builder } from '../graphql/builder.ts';

/** A role in an institution. */
export const InstitutionRoleRef = builder.enumType('InstitutionRole', {
  description: 'A role in an institution.',
  values: {
    CENTER_ADMIN: { description: 'Center Administrator: manages its members and groups.' },
    INSTRUCTOR: { description: 'Instructor: may create groups.' },
    STUDENT: { description: 'Learner: belongs to it through a group.' },
  } satisfies Record<InstitutionRole, { description: string }>,
});
