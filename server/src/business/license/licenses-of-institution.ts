import { daysToExpire, licenseState } from '@lectern/domain/business/license/license.ts';
import { builder } from '../../base/graphql/builder.ts';
import { InstitutionRecord, type TermShape } from '../institution/sales/institution-record.ts';
import { LicenseStateRef } from './license.ts';

type Term = TermShape & { readonly today: string };

const LicenseTerm = builder.objectRef<Term>('LicenseTerm').implement({
  description: 'How long a license of an institution still holds.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the license.' }),
    state: t.field({
      type: LicenseStateRef,
      description: 'What the license is today, in the time zone of its institution.',
      resolve: (term) => licenseState(term, term.today),
    }),
    days_to_expire: t.int({
      description: 'Whole days until its expiry day, 0 or less once it has expired.',
      resolve: ({ expiry_date, today }) => daysToExpire(expiry_date, today),
    }),
  }),
});

builder.objectField(InstitutionRecord, 'licenses', (t) =>
  t.field({
    type: [LicenseTerm],
    nullable: true,
    description: 'How long each of its licenses holds, the one that holds longest first and quotes at the end.',
    resolve: ({ licenses, today }) => licenses?.map((license) => ({ ...license, today })) ?? null,
  }),
);
