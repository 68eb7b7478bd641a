import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from './session.ts';

/** The session of this tab; null while nobody is signed in. */
export const useSession = () => useSyncExternalStore(onSessionChange, getSession);
