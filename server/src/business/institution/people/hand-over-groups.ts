import { mayNameSuccessor } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { offerEvent } from '../../../event.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { isInstructorOf } from '../is-instructor-of.ts';

/** Somebody is made the main instructor of a group, whose roster is locked. */
export const leaderNamed = offerEvent<{ readonly group_id: string; readonly to: string; readonly by: string }>();

/** A group that got another main instructor. */
export type HandedOver = { readonly group_id: string; readonly to: string };

type Leaver = { readonly institution_id: string; readonly from: string };

/** Gives groups that somebody leads, and whose rosters are locked, to those who are named for them; it refuses the caller. */
export async function handOverGroups(
  context: Context,
  { institution_id, from }: Leaver,
  groupIds: readonly string[],
  named: ReadonlyMap<string, string>,
): Promise<HandedOver[]> {
  const { db } = context;
  const viewerId = getViewerId(context);
  const handed: HandedOver[] = [];
  for (const group_id of groupIds) {
    const to = named.get(group_id) ?? '';
    if (!mayNameSuccessor({ isSelf: to === viewerId })) throw new Refusal('FORBIDDEN', { field: 'successors' });
    if (to === from || !(await isInstructorOf(db, institution_id, to)))
      throw new Refusal('NOT_FOUND', { field: 'successors' });
    await leaderNamed.happens(db, { group_id, to, by: viewerId });
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'GROUP_TRANSFERRED',
      object: { type: 'group', id: group_id },
      details: { owner: { from, to } },
    });
    handed.push({ group_id, to });
  }
  return handed;
}
