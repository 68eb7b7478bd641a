import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder itself, or the first above it that is there. */
export async function nearest(folder: string): Promise<string> {
  return statfs(folder).then(
    () => folder,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error;
      return nearest(dirname(folder));
    },
  );
}
