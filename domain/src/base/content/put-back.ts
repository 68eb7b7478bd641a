/**
 * A list once things that stood in it before stand in it again: each behind the nearest that stood before it and is still
 * there, else before the nearest that stood behind it, else at the end. The others keep their order.
 */
export function putBack(now: readonly string[], before: readonly string[], ids: readonly string[]): string[] {
  const list = [...now];
  for (const [at, id] of before.entries()) {
    if (!ids.includes(id) || list.includes(id)) continue;
    const earlier = before.slice(0, at).findLast((one) => list.includes(one));
    const later = before.slice(at + 1).find((one) => list.includes(one));
    const place =
      earlier === undefined ? (later === undefined ? list.length : list.indexOf(later)) : list.indexOf(earlier) + 1;
    list.splice(place, 0, id);
  }
  return list;
}
