/** Somebody whom an act is about, as its dialog names them. */
export type NamedPerson = { readonly id: string; readonly name: string };

type User = { readonly id: string; readonly first_name: string; readonly last_name: string };

/** The whole name of somebody, who can have the first alone. */
export const nameOf = ({ first_name, last_name }: Omit<User, 'id'>): string => `${first_name} ${last_name}`.trim();

export const namedPerson = (user: User): NamedPerson => ({ id: user.id, name: nameOf(user) });
