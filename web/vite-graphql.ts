import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import { sentTexts } from './src/graphql/sent-texts.ts';

const generated = join(import.meta.dirname, 'src/graphql/generated/graphql.ts');
const call = /\bgraphql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const declaration = /^export const \w+ = (\{.*\}) as unknown as /gm;

/**
 * Puts the text of each generated document, with its fragments, where it is used. Without this every route would load
 * the documents of all others, since they stand in one generated module; and parsed they are three times as large.
 * The build leaves their hashes in `documents.json`, by which the server knows them.
 */
export function inlineDocuments(): Plugin {
  let documents = new Map<string, string>();
  return {
    name: 'lectern-inline-documents',
    enforce: 'pre',
    buildStart() {
      documents = readDocuments();
    },
    generateBundle() {
      const texts = [...documents.values()].flatMap((literal) => sentTexts(JSON.parse(literal) as string));
      const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64url'));
      this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify([...new Set(hashes)]) });
    },
    transform: {
      filter: { id: /web[\\/]src[\\/].*\.tsx?$/, code: 'graphql(`' },
      handler(code, id) {
        if (id.includes('generated')) return undefined;
        const result = code.replaceAll(call, (_whole, text: string) => {
          const name = operationName(text);
          const found = documents.get(name) ?? (documents = readDocuments()).get(name);
          if (!found) this.error(`The document ${name} is not generated yet. Run npm run generate.`);
          return `(${found}${'\n'.repeat(text.split('\n').length - 1)})`;
        });
        return { code: result, map: null };
      },
    },
  };
}

function operationName(text: string): string {
  return /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1] ?? '';
}

/** The documents as literals of their text, by the name of their operation or fragment. */
export function readDocuments(): Map<string, string> {
  const source = existsSync(generated) ? readFileSync(generated, 'utf8') : '';
  return new Map(
    [...source.matchAll(declaration)].map(([, json = '']) => {
      const document = JSON.parse(json) as DocumentNode;
      const [first] = document.definitions;
      const name = first && 'name' in first ? first.name?.value : undefined;
      return [name ?? '', JSON.stringify(stripIgnoredCharacters(print(document)))];
    }),
  );
}
