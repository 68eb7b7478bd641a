const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
  ENOENT: 'it is not there any more',
  EISDIR: 'it is a folder',
  EIO: 'the disk does not give it out',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** In a few words why a file cannot be read; an error of any other kind is thrown again. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) throw error;
  return `cannot be read: ${reasons[code] ?? code}`;
}
