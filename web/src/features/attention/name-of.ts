import type { Watched } from './attention-query.ts';

/** The whole name of a learner. */
export const nameOf = ({ user }: Pick<Watched, 'user'>): string => `${user.first_name} ${user.last_name}`;
