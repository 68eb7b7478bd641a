import { daysToRestore } from '@lectern/domain/group/deleted-group.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { License } from '../license.ts';
import { writeLicense } from '../sell/hold-license.ts';
import { LicenseWhere } from '../sell/license-input.ts';
import { refuseWhereNeeded } from '../sell/refuse-where-needed.ts';
import { forgetTerm, holdTerm } from './hold-term.ts';

builder.mutationField('undoLicenseActivation', (t) =>
  t.field({
    type: License,
    description:
      'Makes an activated license the quote that it was, with its order of before. It refuses with IN_USE and their names while there are groups of it, those included that can be restored, and with CONFLICT once it was renewed or says anything else than when it was activated.',
    args: { where: t.arg({ type: LicenseWhere, description: 'Which license.' }) },
    resolve: async (_root, { where }, context) => {
      const { db } = context;
      const { viewer, held, term } = await holdTerm(context, 'undoLicenseActivation', 'ACTIVATION', where);
      const { id } = where;
      await refuseWhereNeeded(
        db,
        id,
        undefined,
        sql`(g.deleted_on is null or g.deleted_on > now() - make_interval(days => ${daysToRestore}))`,
      );
      const { purchase_order } = term.before;
      await db
        .updateTable('licenses')
        .set({
          activation_date: null,
          expiry_date: null,
          purchase_order,
          version: held.version + 1,
          modified_on: sql<string>`now()`,
          modified_by: viewer.id,
        })
        .where('id', '=', id)
        .execute();
      await forgetTerm(db, id, held.total_renewals);
      const { institution_id, name, activation_date, expiry_date } = held;
      return writeLicense(context, viewer, {
        id,
        institution_id,
        name,
        action: 'LICENSE_ACTIVATION_UNDONE',
        details: {
          activation_date: { from: activation_date, to: null },
          expiry_date: { from: expiry_date, to: null },
          purchase_order: { from: held.purchase_order, to: purchase_order },
        },
      });
    },
  }),
);
