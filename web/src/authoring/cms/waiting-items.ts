import { createContext } from 'react';

/** The ids of the items that learners see as they were before changes that wait. */
export const WaitingItems = createContext<ReadonlySet<string>>(new Set());
