import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../graphql/context.ts';
import { getOwnUser } from './own-user.ts';
import { recordUser } from './record-user.ts';
import { User } from './user.ts';

builder.mutationField('authenticate', (t) =>
  t.field({
    type: User,
    description: 'Records the person an ID token of the identity provider speaks of, and returns them.',
    args: { idToken: t.arg.string({ description: 'The ID token of this sign-in, issued to this client.' }) },
    resolve: (_root, { idToken }, context) => authenticated(context, idToken),
  }),
);

builder.queryField('authenticate', (t) =>
  t.field({
    type: User,
    description: 'The same as the mutation, for callers that know it as a query.',
    args: { idToken: t.arg.string({ description: 'The ID token of this sign-in, issued to this client.' }) },
    resolve: (_root, { idToken }, context) => authenticated(context, idToken),
  }),
);

async function authenticated(context: Context, idToken: string) {
  context.checks.allow('authenticate', { signedIn: context.viewerId !== null });
  await context.limiter.count('authenticate', context.claims?.subject ?? context.ip);
  const claims = await context.tokens.verifyIdToken(idToken);
  if (!claims) throw new Refusal('UNAUTHENTICATED');
  return getOwnUser(context.db, await recordUser(context.db, claims));
}
