import type { FastifyRequest } from 'fastify';
import type { Filled } from './field.ts';

type Schema<Output> = {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true; readonly data: Output }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
        };
      };
};

/** A sent form: what a schema makes of it, or null with the first sentence for each wrong field. */
export function readForm<Output>(
  schema: Schema<Output>,
  request: FastifyRequest,
): { readonly data: Output | null; readonly filled: Filled } {
  const values = request.body as Record<string, string>;
  const parsed = schema.safeParse(values);
  if (parsed.success) return { data: parsed.data, filled: { values, errors: {} } };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { data: null, filled: { values, errors } };
}

/** The same form with one more sentence at a field. */
export function withError({ values, errors }: Filled, field: string, sentence: string): Filled {
  return { values, errors: { ...errors, [field]: sentence } };
}
