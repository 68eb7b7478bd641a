import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

const isAuthors = (key: string) => key === 'src/routes/cms-area.tsx' || key.startsWith('src/texts/cms/');

/** The addresses of the code that nobody needs but authors: what only content management leads to. */
export function authoringCode(): ReadonlySet<string> {
  const manifest = join(import.meta.dirname, '../web/dist/.vite/manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  const keys = Object.keys(chunks);
  const others = reached(
    chunks,
    keys.filter((key) => chunks[key]?.name === 'app'),
    isAuthors,
  );
  const authors = reached(chunks, keys.filter(isAuthors), () => false);
  return new Set([...authors].filter((key) => !others.has(key)).map((key) => `/${chunks[key]?.file ?? ''}`));
}

/** What some chunks lead to, at once or when it is visited. */
function reached(
  chunks: Record<string, Chunk>,
  from: readonly string[],
  leftOut: (key: string) => boolean,
): Set<string> {
  const found = new Set<string>();
  const look = (key: string): void => {
    if (found.has(key) || leftOut(key)) return;
    found.add(key);
    [...(chunks[key]?.imports ?? []), ...(chunks[key]?.dynamicImports ?? [])].forEach(look);
  };
  from.forEach(look);
  return found;
}
