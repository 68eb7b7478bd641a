import { ownStorageName } from '../../base/session/session.ts';

const name = () => ownStorageName('joined');

/** The id of the group that the person joined last and has not opened since; null without one. */
export const findJoinedGroup = (): string | null => localStorage.getItem(name());

export const noteJoinedGroup = (id: string): void => localStorage.setItem(name(), id);

/** The group is opened: nothing marks it any more. */
export function forgetJoinedGroup(id: string): void {
  if (findJoinedGroup() === id) localStorage.removeItem(name());
}
