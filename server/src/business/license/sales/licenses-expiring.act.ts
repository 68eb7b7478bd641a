import { expiringSchema } from '@lectern/domain/business/renewal/renewals.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { License } from '../license.ts';
import { readExpiring } from './expiring.ts';

builder.queryField('licensesExpiringByDays', (t) =>
  t.field({
    type: [License],
    description: 'The first 100 licenses that end within some days, for sales roles; quotes are not among them.',
    args: { days: t.arg.int({ description: 'Within how many days: 1 to 365.' }) },
    resolve: (_root, asked, context) => {
      const { days } = parseInput(expiringSchema, asked);
      const all = { ended: false, assignedTo: null, search: '', after: null };
      return readExpiring(context, 'licensesExpiringByDays', { ...all, days, limit: 100 });
    },
  }),
);
