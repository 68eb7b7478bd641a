import type { Operation } from '@lectern/domain/permission.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';

/** Lets everyone in, visitors too; who has a token but is no user any more is refused. `viewerId` is what the database knows. */
export async function allowAnyone(context: Context, operation: Operation, viewerId: string | null): Promise<void> {
  if (context.viewerId && !viewerId) await getViewer(context);
  context.checks.allow(operation, { signedIn: viewerId !== null });
}
