/** Whether two values say the same; what is left out says as much as null, and the order of fields says nothing. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other || (one == null && other == null)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  const [first, second] = [one, other] as readonly Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) =>
    sameValue(first?.[field], second?.[field]),
  );
}
