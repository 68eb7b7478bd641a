import type { Watched } from './attention-query.ts';
import { nameOf as wholeNameOf } from '../../ui/people/named-person.ts';

/** The whole name of a learner. */
export const nameOf = ({ user }: Pick<Watched, 'user'>): string => wholeNameOf(user);
