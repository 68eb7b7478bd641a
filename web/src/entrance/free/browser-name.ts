const place = 'lectern-browser';

/** What this browser has drawn for itself, to count its free sheets by; null where it keeps nothing. */
export function browserName(): string | null {
  try {
    const kept = localStorage.getItem(place);
    if (kept) return kept;
    const drawn = crypto.randomUUID();
    localStorage.setItem(place, drawn);
    return drawn;
  } catch {
    return null;
  }
}
