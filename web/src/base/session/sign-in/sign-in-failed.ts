/** A sign-in that did not come to its end: where it was to lead, and whether it may succeed a moment later. */
export class SignInFailed extends Error {
  readonly to: string;
  readonly isPassing: boolean;

  constructor(to: string, isPassing: boolean, cause: unknown) {
    super('the sign-in failed', { cause });
    this.to = to;
    this.isPassing = isPassing;
  }
}
