/** A log that keeps its lines for a test. */
export function keptLog(): { readonly write: (line: string) => void; readonly said: () => string } {
  const lines: string[] = [];
  return { write: (line) => void lines.push(line), said: () => lines.join('') };
}
