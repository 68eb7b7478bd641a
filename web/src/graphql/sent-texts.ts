import type { DocumentNode } from 'graphql';
import { createRequest, formatDocument, stringifyDocument } from 'urql';

/** The texts in which the server may see a document: with the types of all objects for the cache, or beside it as it is. */
export function sentTexts(text: string): string[] {
  const { query } = createRequest(text, {});
  return [query, formatDocument(query) as DocumentNode].map((document) => stringifyDocument(document));
}
