import { renewalSchema, renewedUntil } from '@lectern/domain/license/license-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { parseInput } from '../../../graphql/input.ts';
import { License } from '../license.ts';
import { factsFor, getSeller, holdLicense, writeLicense } from './hold-license.ts';

builder.mutationField('renewLicense', (t) =>
  t.field({
    type: License,
    description:
      'Begins a further term of a license: groups that ended in the old one release their seats. It never shortens; a quote is refused with CONFLICT.',
    args: {
      id: t.arg.id({ description: 'The license.' }),
      expiry_date: t.arg({
        type: 'Date',
        required: false,
        description:
          'The day it ends on; left out, a term of 365 days after its end, or after today if that has passed.',
      }),
      purchase_order: t.arg.string({
        required: false,
        description: 'The order of the renewal, at most 50 characters; as it is unless said.',
      }),
      version: t.arg.int({
        required: false,
        description: 'The version it was read at; an older one is a CONFLICT, so that nobody renews twice.',
      }),
    },
    resolve: async (_root, { id, version, ...said }, context) => {
      const { db } = context;
      const viewer = await getSeller(context, 'renewLicense');
      const held = await holdLicense(db, id);
      if (held.is_quoted || (version != null && version !== held.version)) throw new Refusal('CONFLICT');
      const { today, institution_id, name, total_renewals, expiry_date: before } = held;
      const input = parseInput(renewalSchema(factsFor(viewer, today, held)), {
        expiry_date: said.expiry_date ?? null,
        purchase_order: said.purchase_order ?? held.purchase_order,
      });
      const until = input.expiry_date ?? renewedUntil(before, today);
      await db
        .updateTable('licenses')
        .set({
          expiry_date: until,
          purchase_order: input.purchase_order,
          total_renewals: total_renewals + 1,
          last_renewed: sql<string>`now()`,
          version: held.version + 1,
          modified_on: sql<string>`now()`,
          modified_by: viewer.id,
        })
        .where('id', '=', id)
        .execute();
      const details = { expiry_date: { from: before, to: until }, purchase_order: input.purchase_order };
      return writeLicense(context, viewer, { id, institution_id, name, action: 'LICENSE_RENEWED', details });
    },
  }),
);
