import { nameOf } from '../../ui/people/named-person.ts';
type Person = { readonly first_name: string; readonly last_name: string; readonly email?: string | null };

/** What somebody is called: by their name or, where the file gives none, by their address. */
export const nameOrAddress = ({ first_name, last_name, email }: Person): string =>
  nameOf({ first_name, last_name }) || (email ?? '');
