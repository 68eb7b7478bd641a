import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { inInstitutionJson, type InInstitution } from './dependants.ts';

const InstitutionDependants = builder.objectRef<InInstitution>('InstitutionDependants').implement({
  description: 'What is in an institution: whoever deletes it sees this first.',
  fields: (t) => ({
    members: t.exposeInt('members', { description: 'How many people belong to it.' }),
    invitations: t.exposeInt('invitations', { description: 'How many invitations into it can still be accepted.' }),
    licenses: t.exposeInt('licenses', { description: 'How many of its licenses were activated, also long ago.' }),
    groups: t.exposeInt('groups', { description: 'How many groups it has, or could restore.' }),
    quotes: t.exposeInt('quotes', {
      description: 'How many quotes it has. They keep nobody from deleting it: they go with it.',
    }),
  }),
});

builder.queryField('institutionDependants', (t) =>
  t.field({
    type: InstitutionDependants,
    description: 'What is in an institution, for sales roles.',
    args: { id: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { id }, context) => {
      const found = await readAsRole(
        context,
        'institutionDependants',
        sql<InInstitution | null>`(/* institution-dependants */
          select ${inInstitutionJson} from institutions i where i.id = ${id} and i.deleted_on is null)`,
      );
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
  }),
);
