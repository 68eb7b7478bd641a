// What those read who run the installation besides, in English.
import { dayText, plural } from '../formats/en.ts';

export * from '../audit/en.ts';
export * from '../institution/en.ts';
export * from '../renewal/en.ts';
export * from '../staff/en.ts';

const sized = (value: number, digits: number) => value.toLocaleString('en', { maximumFractionDigits: digits });

export const instance = {
  title: 'Instance',
  notLoaded: 'Jobs and storage could not be loaded.',
  moment: (day: string, time: string) => `${dayText(day)}, ${time}`,
  checks: {
    title: 'Checks',
    again: 'Check again',
    notLoaded: 'The checks could not be loaded.',
    states: { OK: 'In order', WARNING: 'Needs attention', FAILED: 'Failed', UNKNOWN: 'Unknown' },
    names: {
      settings: 'Settings',
      port: 'Port',
      folder: 'Data folder',
      disk: 'Disk',
      lock: 'Lock of the data folder',
      database: 'Database',
      version: 'Version',
      columns: 'Columns of the tables',
      address: 'Public address',
      issuer: 'Sign-in',
      keys: 'Keys',
      mail: 'Mail server',
      media: 'Media library',
      jobs: 'Scheduled jobs',
      backups: 'Backups',
    },
  },
  jobs: {
    title: 'Scheduled jobs',
    names: {
      remind_invited: 'Send invitation reminders',
      forget_expired: 'Clean up expired data',
      nightly_backup: 'Make a backup and test it',
      end_groups: 'End groups whose last day has passed',
      count_figures: 'Count license use',
      check_counters: 'Recheck totals',
      verify_audit_log: 'Verify the audit log',
      tell_of_renewals: 'Send renewal emails',
    },
    states: {
      WANTED: 'Requested',
      NEVER: 'Not run yet',
      RUNNING: 'Running',
      LATE: 'Late',
      FAILED: 'Failed',
      FOUND: 'Found faults',
      DONE: 'Done',
    },
    next: (moment: string) => `Next: ${moment}.`,
    last: (moment: string) => `Last success: ${moment}.`,
    found: (faults: number) =>
      plural(faults, {
        one: '# fault was found; the log of the server names it.',
        other: '# faults were found; the log of the server names them.',
      }),
    run: 'Run now',
    retry: 'Retry',
    ofJob: (act: string, job: string) => `${act}: ${job}`,
    asked: (job: string) => `Requested: ${job}. It starts within seconds.`,
  },
  mails: {
    title: 'Emails not sent',
    sums: (waiting: number, givenUp: number, refused: number, sent: number) =>
      [`${waiting} waiting`, `${givenUp} given up`, `${refused} refused`, `${sent} sent in 24 hours`].join(' · '),
    none: 'All emails were sent.',
    notLoaded: 'The emails could not be loaded.',
    more: 'More Results',
    shown: (count: number, more: boolean) =>
      plural(count, {
        one: `# email${more ? ', there are more' : ''}`,
        other: `# emails${more ? ', there are more' : ''}`,
      }),
    states: { WAITING: 'Waiting', SENDING: 'On its way', GIVEN_UP: 'Given up', REFUSED: 'Refused' },
    tried: (moment: string, tries: number) =>
      plural(tries, { one: `Written ${moment}, tried # time`, other: `Written ${moment}, tried # times` }),
    goesOut: (moment: string) => `Goes out on ${moment} at the earliest.`,
    retry: 'Try again',
    retryThis: (address: string) => `Try again: the email to ${address}`,
    retried: 'It is tried again within seconds.',
    drop: 'Drop',
    dropThis: (address: string) => `Drop the email to ${address}`,
    dropTitle: (address: string) => `Drop the email to ${address}?`,
    dropText: 'It will never be sent. Tell the person another way.',
    dropped: 'Email dropped.',
    gone: 'This email is no longer in the outbox.',
  },
  storage: {
    title: 'Storage and backup',
    database: 'Database',
    media: 'Media library',
    free: 'Free on the disk',
    unknown: 'Unknown',
    size: (bytes: number) => (bytes < 1e9 ? `${sized(bytes / 1e6, 0)} MB` : `${sized(bytes / 1e9, 1)} GB`),
    verified: 'Last verified restore',
    never: 'No backup has been tested yet.',
    restored: (moment: string, rows: number, gradebooks: number) =>
      `${moment}: ${plural(rows, { one: '# row', other: '# rows' })} and ${plural(gradebooks, { one: '# gradebook', other: '# gradebooks' })} as they were`,
    off: 'No nightly backup',
    howOn: (setting: string) => `Set ${setting} to make and test a backup each night.`,
    outcomes: {
      MADE: (moment: string) => `Not verified, ${moment}`,
      FAILED: (moment: string) => `Failed, ${moment}`,
    },
    missing: (files: number) => plural(files, { one: '# media file missing', other: '# media files missing' }),
    whichMissing: (command: string) =>
      `The last backup contains all files that were there. On the server, ${command} names the missing ones.`,
  },
};
