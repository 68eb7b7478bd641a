import { checkInput, type Schema } from '@lectern/domain/check-input.ts';
import type { FastifyRequest } from 'fastify';
import type { Filled } from './field.ts';
import { issueSentence } from './issue-sentence.ts';

/** A sent form: what a schema makes of it, or null with a sentence for each wrong field. */
export function readForm<Output>(
  schema: Schema<Output>,
  request: FastifyRequest,
): { readonly data: Output | null; readonly filled: Filled } {
  const values = request.body as Record<string, string>;
  const { data, issues } = checkInput(schema, values);
  const errors = Object.fromEntries((issues ?? []).map(({ field, ...issue }) => [field, issueSentence(field, issue)]));
  return { data, filled: { values, errors } };
}

/** The same form with one more sentence at a field. */
export function withError({ values, errors }: Filled, field: string, sentence: string): Filled {
  return { values, errors: { ...errors, [field]: sentence } };
}
