import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { getSession, resumeSession } from '../features/session/session.ts';

/**
 * Asks for the session that the provider may hold, and leads everyone who is not in session home; the address they came
 * for is carried along for the sign-in.
 */
export function signedInOnly({ location, preload }: Visit): Promise<void> | undefined {
  if (getSession() !== null || preload) return undefined;
  return resumeSession().then((resumed) => {
    if (!resumed) throw redirect({ to: '/', state: { origin: location.href }, replace: true });
  });
}

type Visit = { readonly location: ParsedLocation; readonly preload: boolean };
