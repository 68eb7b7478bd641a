import type { Operation } from '@lectern/domain/permission.ts';
import { getViewer, type Context } from '../graphql/context.ts';

/** Lets content roles in, by what the database says of the caller now. */
export async function allowContentRoles(context: Context, operation: Operation): Promise<void> {
  const { role } = await getViewer(context);
  context.checks.allow(operation, { signedIn: true, globalRole: role });
}
