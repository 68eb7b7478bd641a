import type { Client } from 'urql';
import { noteJoinedGroup } from '../../classroom/group/joined-group.ts';
import { ownGroupFragment } from '../../classroom/group/own-group.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { homeQuery } from './home-query.ts';

/** Says which groups a person is in now, marks the last of them on Home, and lets Home, where it is open, show them. */
export async function tellOfClass(client: Client, ids: readonly string[]): Promise<void> {
  const [{ data }] = await Promise.all([
    client.query(homeQuery, {}, { requestPolicy: 'network-only' }).toPromise(),
    loadTexts('learner'),
  ]);
  for (const { id, name } of readFragment(ownGroupFragment, data?.viewer?.groups) ?? []) {
    if (!ids.includes(id)) continue;
    noteJoinedGroup(id);
    showToast('info', texts.joinGroup.joined(name));
  }
}
