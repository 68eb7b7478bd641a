import type { Client } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { besideCache } from '../../../graphql/beside-cache.ts';
import { getSession, type Session } from '../../session/session-store.ts';
import { keyOf } from './sealed.ts';

const secretQuery = graphql(`
  query Saving_deviceSecret {
    viewer {
      id
      device_secret
    }
  }
`);

const keys = new WeakMap<Session, Promise<CryptoKey>>();

/** The key of the signed-in person, asked for once a page; only the server keeps it. It rejects while it cannot be had. */
export function deviceKey(client: Client): Promise<CryptoKey> {
  const session = getSession();
  if (!session) return Promise.reject(new Error('nobody is signed in'));
  const known = keys.get(session);
  if (known) return known;
  const asked = askForKey(client).catch((error: unknown) => {
    keys.delete(session);
    throw error;
  });
  keys.set(session, asked);
  return asked;
}

async function askForKey(client: Client): Promise<CryptoKey> {
  const { data, error } = await client.query(secretQuery, {}, { ...besideCache, requestPolicy: 'network-only' });
  if (!data?.viewer) throw error ?? new Error('no reply');
  return keyOf(data.viewer.device_secret);
}
