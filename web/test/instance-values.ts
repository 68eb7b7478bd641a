/** Work of the server that was done, on 22 November 2026. */
export const jobOf = (name: string, values: object = {}) => ({
  name,
  next_on: '2026-11-23T03:23:00Z',
  started_on: '2026-11-22T03:23:00Z',
  ended_on: '2026-11-22T03:24:00Z',
  succeeded_on: '2026-11-22T03:24:00Z',
  found: null,
  failure: null,
  wanted: false,
  state: 'DONE',
  ...values,
});

/** How the installation stands, as the server gives it. */
export const instanceOf = (values: object = {}) => ({
  jobs: [jobOf('check_counters')],
  mails_waiting: 0,
  mails_given_up: 1,
  mails_refused: 1,
  mails_sent_today: 12,
  database_bytes: 120_000_000,
  media_bytes: 2_400_000_000,
  free_bytes: 80_000_000_000,
  backs_up: true,
  last_backup: null,
  last_verified: {
    outcome: 'VERIFIED',
    ended_on: '2026-11-22T02:12:00Z',
    bytes: 9000,
    rows: 1200,
    gradebooks: 4,
    missing_files: 0,
    failure: null,
  },
  ...values,
});

/** A mail that was given up. */
export const mailOf = (id: string, values: object = {}) => ({
  id,
  recipient: `${id}@people.test`,
  subject: 'You are invited',
  created_on: '2026-11-20T09:00:00Z',
  not_before: '2026-11-20T09:00:00Z',
  tries: 5,
  state: 'GIVEN_UP',
  last_error: 'Timeout',
  ...values,
});

/** A page of mails that were not sent. */
export const mailsPage = (...mails: readonly object[]) => ({ mails, hasMore: false, cursor: null });
