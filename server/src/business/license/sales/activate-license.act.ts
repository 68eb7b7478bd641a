import { activationSchema } from '@lectern/domain/business/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License } from '../license.ts';
import { beforeTerm, beginTerms } from '../license-term/begin-term.ts';
import { factsFor, getSeller, holdLicense, refuseOlder, writeLicense } from './hold-license.ts';
import { ActivateLicenseInput, LicenseWhere } from './license-input.ts';

builder.mutationField('activateLicense', (t) =>
  t.field({
    type: License,
    description:
      'Lets a quoted license run, so that its seats are bought. One that runs already is refused with CONFLICT.',
    args: {
      data: t.arg({ type: ActivateLicenseInput, description: 'From when to when.' }),
      where: t.arg({ type: LicenseWhere, description: 'Which license.' }),
    },
    resolve: async (_root, { data, where: { id, version } }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'activateLicense');
      const held = await holdLicense(db, id);
      if (!held.is_quoted) throw new Refusal('CONFLICT');
      refuseOlder(id, held, version);
      const { purchase_order, ...days } = parseInput(
        activationSchema(factsFor(viewer, held.today)),
        { ...data, purchase_order: data.purchase_order ?? held.purchase_order },
        'data',
      );
      const before = await beforeTerm(db, id);
      await db
        .updateTable('licenses')
        .set({
          ...days,
          purchase_order,
          version: held.version + 1,
          modified_on: sql<string>`now()`,
          modified_by: viewer.id,
        })
        .where('id', '=', id)
        .execute();
      await beginTerms(db, [before]);
      const { institution_id, name, max_users } = held;
      const details = { ...days, purchase_order, max_users };
      return writeLicense(context, viewer, { id, institution_id, name, action: 'LICENSE_ACTIVATED', details });
    },
  }),
);
