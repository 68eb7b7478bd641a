import { useSyncExternalStore } from 'react';
import { isEnding, onEnding } from './sign-out/ending.ts';
import { getSession, isReplaced, onSessionChange } from './session.ts';

/** The session of this tab; null while nobody is signed in. */
export const useSession = () => useSyncExternalStore(onSessionChange, getSession);

/** Whether the session of this tab was replaced by another person's. */
export const useReplaced = (): boolean => useSyncExternalStore(onSessionChange, isReplaced);

/** Whether the session has ended here and waits for the line to end at the provider too. */
export const useEnding = (): boolean => useSyncExternalStore(onEnding, isEnding);
