import { WebStorageStateStore, type StateStore } from 'oidc-client-ts';
import { isStorageRefused } from '../../../ui/storage-stand-in.ts';
import { storePrefix } from '../stored-names.ts';

const cookieOf = (key: string) => `${storePrefix}${key}`;
const writeCookie = (key: string, value: string, seconds: number) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookieOf(key)}=${encodeURIComponent(value)}; Path=/auth-callback; Max-Age=${seconds}; SameSite=Lax${secure}`;
};
const readCookie = (key: string): string | null => {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${cookieOf(key)}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(cookieOf(key).length + 1));
};

/**
 * Keeps what a sign-in has to know when it comes back from the provider. What a page keeps for a browser that stores
 * nothing ends as it leaves: there a cookie, which is sent to the page of the return alone and lasts ten minutes, has it too.
 */
export class SignInState extends WebStorageStateStore implements StateStore {
  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value);
    if (isStorageRefused()) writeCookie(key, value, 600);
  }

  override async get(key: string): Promise<string | null> {
    return (await super.get(key)) ?? readCookie(key);
  }

  override async remove(key: string): Promise<string | null> {
    const kept = (await super.remove(key)) ?? readCookie(key);
    if (isStorageRefused()) writeCookie(key, '', 0);
    return kept;
  }
}
