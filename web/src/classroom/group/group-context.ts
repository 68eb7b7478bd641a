import { createContext } from 'react';
import type { GroupScreen_GroupQuery } from '../../graphql/generated/graphql.ts';

/** The group whose tabs are shown; null outside of them. */
export const GroupContext = createContext<GroupScreen_GroupQuery['group'] | null>(null);
