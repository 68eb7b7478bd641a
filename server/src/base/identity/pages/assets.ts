import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const family = '@fontsource-variable/atkinson-hyperlegible-next';
const arabic = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic';
const { resolve } = createRequire(import.meta.url);

const files = {
  'identity.css': { path: join(import.meta.dirname, 'identity.css'), type: 'text/css; charset=utf-8' },
  'identity.js': { path: join(import.meta.dirname, 'identity.js'), type: 'text/javascript; charset=utf-8' },
  'entrance.js': { path: join(import.meta.dirname, 'frame/entrance.js'), type: 'text/javascript; charset=utf-8' },
  'autologout.js': { path: join(import.meta.dirname, 'frame/autologout.js'), type: 'text/javascript; charset=utf-8' },
  'frame.js': { path: join(import.meta.dirname, 'frame/frame.js'), type: 'text/javascript; charset=utf-8' },
  'font.woff2': {
    path: resolve(`${family}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`),
    type: 'font/woff2',
  },
  'arabic-400.woff2': { path: resolve(`${arabic}-400-normal.woff2`), type: 'font/woff2' },
  'arabic-600.woff2': { path: resolve(`${arabic}-600-normal.woff2`), type: 'font/woff2' },
} as const;

/** A file that the pages need. */
export type Asset = keyof typeof files;

const read = new Map<Asset, { content: Buffer; version: string }>();

function contentOf(name: Asset): { content: Buffer; version: string } {
  const kept = read.get(name);
  if (kept) return kept;
  const content = readFileSync(files[name].path);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  read.set(name, { content, version });
  return { content, version };
}

/** The address of a file that the pages need; it changes with the content, so that the file can be kept for a year. */
export function assetAddress(name: Asset): string {
  return `/identity/assets/${name}?v=${contentOf(name).version}`;
}

/** Serves the style, the scripts and the fonts of the pages. */
export function serveAssets(pages: FastifyInstance): void {
  for (const name of Object.keys(files) as Asset[]) {
    pages.get(`/assets/${name}`, (_request, reply) =>
      reply
        .type(files[name].type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(contentOf(name).content),
    );
  }
}
