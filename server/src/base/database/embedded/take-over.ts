import { chmodSync, lchownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../../start-error.ts';
import { unprivilegedUser } from './unprivileged.ts';

/**
 * PostgreSQL works only in a folder that belongs to the account it runs as and that nobody else can read. A data folder
 * that was copied back often is neither: root gives it to that account, anyone else can only be told how to get it.
 */
export function takeOver(folder: string): void {
  const user = mustTakeOver(folder);
  if (!user) return;
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ]) {
    if (isRoot()) lchownSync(path, user.uid, user.gid);
    const isFolder = lstatSync(path).isDirectory();
    chmodSync(path, isFolder ? 0o700 : 0o600);
  }
}

/** Whom a folder is to be given to before PostgreSQL works in it; null where it can be as it is. It refuses what cannot be given. */
export function mustTakeOver(folder: string): Account | null {
  const user = unprivilegedUser() ?? ownUser();
  if (!user) return null;
  const isWrong = ({ uid, mode }: Stats) => uid !== user.uid || (mode & 0o077) !== 0;
  // Whole folders are copied back, so a few places tell what is so everywhere.
  const looked = [folder, join(folder, 'PG_VERSION'), join(folder, 'base')].map((path) => lstatSync(path));
  if (!looked.some(isWrong)) return null;
  if (!isRoot() && looked.some(({ uid }) => uid !== user.uid)) {
    throw new StartError(
      `The database in ${folder} belongs to another account. Start Lectern as that account, or give it to this one: sudo chown -R ${userInfo().username} ${folder}`,
    );
  }
  return user;
}

type Account = { readonly uid: number; readonly gid: number };

const isRoot = () => process.getuid?.() === 0;

/** Null where the system has no such numbers. */
function ownUser(): Account | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  return uid === undefined || gid === undefined ? null : { uid, gid };
}
