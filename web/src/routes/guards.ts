import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { hadSession } from '../base/session/had-session.ts';
import { getSession, resumeSession } from '../base/session/session.ts';

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

/** Milliseconds that a page for everyone waits for the provider; an answer that comes later is taken up all the same. */
const patience = 3000;

/**
 * Takes up the session that the provider may hold of this browser. Whoever never signed in here, or has signed out, waits
 * for nothing.
 */
export function resumeWhereKnown({ preload }: Visit): Promise<unknown> | undefined {
  if (getSession() !== null || preload || !hadSession()) return undefined;
  return Promise.race([resumeSession(), new Promise((resolve) => setTimeout(resolve, patience))]);
}
