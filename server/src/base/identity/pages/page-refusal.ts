import type { PageError } from './error-page.ts';

/** Ends a page with an error page instead: an expected "no" that belongs to no field. */
export class PageRefusal extends Error {
  readonly error: PageError;
  readonly status: number;

  constructor(error: PageError, status: number) {
    super(error);
    this.name = 'PageRefusal';
    this.error = error;
    this.status = status;
  }
}
