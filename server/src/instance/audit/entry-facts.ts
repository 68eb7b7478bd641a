/** One thing that an entry says: what held before and after an act, or a fact about it where nothing changed. */
export type AuditFact = {
  readonly field: string;
  readonly changed: boolean;
  readonly before: unknown;
  readonly after: unknown;
};

type Facts = Readonly<Record<string, unknown>>;

/** What an entry says beside the facts that stand on their own: which entry it takes back, and that a name changed. */
const notFacts = new Set(['undoes', 'undoes_entry', 'named', 'noted']);

/**
 * What an entry says, in order: each value of its details and of what lies beside the chain, with both sides where it
 * has them. An act that changes one thing only writes `from` and `to`, and that thing is the role; what a person changes
 * of themselves is written as two records, `before` and `after`.
 */
export function factsOf(details: Facts, beside: Facts): AuditFact[] {
  const { from, to, ...rest } = details;
  const isRole = 'from' in details && 'to' in details;
  const role: AuditFact[] = isRole ? [change('role', from, to)] : [];
  const others = isRole ? rest : details;
  const { before, after, ...facts } = beside;
  return [
    ...role,
    ...Object.entries({ ...others, ...facts }).flatMap(([field, value]) =>
      notFacts.has(field) ? [] : [factOf(field, value)],
    ),
    ...recordsOf(before, after),
  ];
}

const change = (field: string, before: unknown, after: unknown): AuditFact => ({ field, changed: true, before, after });

function factOf(field: string, value: unknown): AuditFact {
  if (isRecord(value) && 'from' in value && 'to' in value) return change(field, value['from'], value['to']);
  return { field, changed: false, before: null, after: value };
}

/** What differs between two records of a person; of a person who was just recorded, what they are. */
function recordsOf(before: unknown, after: unknown): AuditFact[] {
  if (!isRecord(after)) return [];
  if (!isRecord(before)) return Object.entries(after).map(([field, value]) => factOf(field, value));
  return Object.keys(after)
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => change(field, before[field], after[field]));
}

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
