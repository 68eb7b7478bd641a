/**
 * Thrown where an act has to be done again from its beginning: somebody else has changed an item while it was tried, or
 * it has met something at items that it does not name. Those the next try finds in its context.
 */
export class TryAgain extends Error {
  readonly met: readonly string[];
  constructor(message: string, met: readonly string[] = []) {
    super(message);
    this.met = met;
  }
}
