import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { getSession } from '../features/session/session.ts';

/** Leads everyone who is not in session home; the address they came for is carried along for the sign-in. */
export function signedInOnly({ location }: { location: ParsedLocation }): void {
  if (getSession() === null) throw redirect({ to: '/', state: { origin: location.href }, replace: true });
}
