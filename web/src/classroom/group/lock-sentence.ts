import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { nameOf } from '../../ui/people/named-person.ts';

type Locked = {
  readonly lock_reason?: string | null;
  readonly status: string;
  readonly start_date: string;
  readonly owner: { readonly first_name: string; readonly last_name: string };
};

/** Why a group does not open and whom to ask; null where it is open. */
export function lockSentence({ lock_reason, status, start_date, owner }: Locked): string | null {
  if (lock_reason == null) return null;
  const name = nameOf(owner);
  if (lock_reason === 'NOT_STARTED_YET') return texts.group.opensLater(start_date, name);
  return status === 'ENDED' ? texts.group.isOver(name) : refusalText(lock_reason);
}
