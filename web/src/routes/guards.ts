import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { getSession, resumeSession } from '../features/session/session.ts';

type Visit = { readonly location: ParsedLocation; readonly preload: boolean };

/**
 * Asks for the session that the provider may hold, and leads everyone who is not in session home; the address they came
 * for is carried along for the sign-in.
 */
export function signedInOnly({ location, preload }: Visit): Promise<void> | undefined {
  return getSession() !== null || preload ? undefined : resumeOrLeadHome(location);
}

async function resumeOrLeadHome(location: ParsedLocation): Promise<void> {
  if (await resumeSession()) return;
  throw redirect({ to: '/', state: { origin: location.href }, replace: true });
}
