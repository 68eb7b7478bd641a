import { Refusal } from '@lectern/domain/refusal.ts';
import { userActor } from '../audit-log/actor.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import { builder } from '../graphql/builder.ts';
import type { Context } from '../graphql/context.ts';
import { getOwnUser } from './own-user.ts';
import { recordUser } from './record-user.ts';
import { User } from './user.ts';
import { hasOwnAccounts } from '../../own-accounts.ts';

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

const writeSignIn = (context: Context, id: string) =>
  writeAudit(context.db, userActor(context, id), {
    chain: 'PERSON',
    chainId: id,
    action: 'SIGNED_IN',
    object: { type: 'user', id },
  });

async function authenticated(context: Context, idToken: string) {
  context.checks.allow('authenticate', { signedIn: context.viewerId !== null });
  await context.limiter.count('authenticate', context.claims?.subject ?? context.ip);
  const claims = await context.tokens.verifyIdToken(idToken);
  if (!claims) throw new Refusal('UNAUTHENTICATED');
  const id = await recordUser(context.db, claims, context);
  // Where the embedded provider signs people in, it has written the entry itself.
  if (!hasOwnAccounts(context.env)) await writeSignIn(context, id);
  return getOwnUser(context.db, id);
}
