import { useSyncExternalStore } from 'react';
import { getSession, isReplaced, onSessionChange } from './session.ts';

/** The session of this tab; null while nobody is signed in. */
export const useSession = () => useSyncExternalStore(onSessionChange, getSession);

/** Whether the session of this tab was replaced by another person's. */
export const useReplaced = (): boolean => useSyncExternalStore(onSessionChange, isReplaced);
