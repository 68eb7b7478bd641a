/** How many replies of each kind somebody got. */
export class Replies {
  readonly #counts = new Map<string, number>();

  note(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  /** Whether there are exactly so many of each of these kinds; others may be there, too. */
  include(wanted: Readonly<Record<string, number>>): boolean {
    return Object.entries(wanted).every(([kind, count]) => this.#counts.get(kind) === count);
  }

  /** The kinds, the most frequent first. */
  toString(): string {
    const kinds = [...this.#counts].toSorted(([, one], [, other]) => other - one);
    return kinds.map(([kind, count]) => `${count.toLocaleString('en')} × ${kind}`).join(', ');
  }
}

/** What kind a reply is: its status, and the code or reason that it gives in the ways of a call, a frame or a file. */
export async function kindOf(reply: Response): Promise<string> {
  const text = await reply.text();
  const framed = /data-frame="([^"]*)"/.exec(text)?.[1]?.replaceAll(/&quot;|&#34;/g, '"') ?? '';
  const why = /"(?:code|why|error)":"([\w-]+)"/.exec(framed || text)?.[1];
  if (why) return `${reply.status} ${why}`;
  return framed.includes('"ticket"') ? `${reply.status} with a ticket` : String(reply.status);
}
