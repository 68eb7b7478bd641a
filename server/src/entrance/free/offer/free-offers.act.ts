import { builder } from '../../../base/graphql/builder.ts';
import { readAsRole } from '../../../base/account/read-as-role.ts';
import { FreeOffers, freeOffersJson } from './free-offers.ts';

builder.queryField('freeOffers', (t) =>
  t.field({
    type: FreeOffers,
    description: 'Everything that is free, drafts too, for those with edit rights.',
    resolve: (_root, _args, context) => readAsRole(context, 'freeOffers', freeOffersJson()),
  }),
);
