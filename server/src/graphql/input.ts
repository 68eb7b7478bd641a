import { Refusal } from '@lectern/domain/refusal.ts';

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

/** The value in the shape a schema asks for; it refuses with INVALID, the first wrong field and the sentence for it. */
export function parseInput<Output>(schema: Schema<Output>, value: unknown, prefix?: string): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = [...(prefix ? [prefix] : []), ...(issue?.path ?? [])].map(String).join('.');
  throw new Refusal('INVALID', { ...(field ? { field } : {}), ...(issue ? { text: issue.message } : {}) });
}
