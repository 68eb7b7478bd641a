import { forgetOf } from './forget.ts';

const owner = 'lectern.owner';
const ownerName = 'lectern.owner-name';

type Person = { readonly iss: string; readonly sub: string };

const textOf = ({ iss, sub }: Person): string => `${iss} ${sub}`;

/** Whether this tab holds the work of somebody else than this person. */
export function isAnothersTab(person: Person): boolean {
  const earlier = sessionStorage.getItem(owner);
  return earlier !== null && earlier !== textOf(person);
}

/** The tab is this person's from now on; what an earlier one left behind in it is forgotten, unless it is the same. */
export function ownTab(person: Person): void {
  const earlier = sessionStorage.getItem(owner)?.split(' ')[1];
  if (earlier !== undefined && isAnothersTab(person)) forgetOf(earlier);
  sessionStorage.setItem(owner, textOf(person));
  sessionStorage.removeItem(ownerName);
}

/** The name of the person whose work this tab holds; null until the server has told it. */
export const findOwnerName = (): string | null => sessionStorage.getItem(ownerName);

export const nameOwner = (name: string): void => sessionStorage.setItem(ownerName, name);
