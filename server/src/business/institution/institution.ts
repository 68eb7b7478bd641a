import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { institutionOperations } from '@lectern/domain/business/institution/institution-operations.ts';
import { allowedOperations } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { InstitutionRoleRef } from '../../base/account/institution-role.ts';
import { InstitutionOperationRef } from './institution-operation.ts';

/** An institution as its members see it on a card. */
export type InstitutionShape = {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly my_role?: InstitutionRole | null;
};

/** A school or company that holds licenses. */
export const Institution = builder.objectRef<InstitutionShape>('Institution').implement({
  description: 'A school or company that holds licenses and teaches in groups.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', {
      nullable: true,
      description: 'The address of its logo; null where initials are shown.',
    }),
    city: t.exposeString('city', { nullable: true, description: 'The city it is in.' }),
    country: t.exposeString('country', { nullable: true, description: 'The name of the country it is in.' }),
    my_role: t.field({
      type: InstitutionRoleRef,
      nullable: true,
      description: 'The role you hold in it; null where you hold none.',
      resolve: ({ my_role }) => my_role ?? null,
    }),
    allowed_operations: t.field({
      type: [InstitutionOperationRef],
      description: 'The operations about the institution that you may call by your role in it.',
      resolve: ({ my_role }) =>
        allowedOperations(institutionOperations, { signedIn: true, institutionRole: my_role ?? null }),
    }),
  }),
});
