import { dayText, plural } from '../../../texts/formats/en.ts';

const sized = (value: number, digits: number) => value.toLocaleString('en', { maximumFractionDigits: digits });

export const instance = {
  title: 'Instance',
  notLoaded: 'How the work and the storage stand could not be loaded.',
  moment: (day: string, time: string) => `${dayText(day)}, ${time}`,
  checks: {
    title: 'Checks',
    again: 'Check again',
    notLoaded: 'The checks could not be loaded.',
    states: { OK: 'In order', WARNING: 'Look at it', FAILED: 'Wrong', UNKNOWN: 'Not known' },
    names: {
      settings: 'Settings',
      port: 'Port',
      folder: 'Data folder',
      disk: 'Disk',
      lock: 'Lock of the data folder',
      database: 'Database',
      version: 'Version',
      issuer: 'Sign-in',
      keys: 'Keys',
      mail: 'Mail server',
    },
  },
  jobs: {
    title: 'Work of the server',
    names: {
      remind_invited: 'Remind who is invited',
      forget_expired: 'Delete what nobody can use any more',
      nightly_backup: 'Make a backup and restore it aside',
      count_figures: 'Count how licenses are used',
      check_counters: 'Count sums again',
      verify_audit_log: 'Read through the audit log',
      tell_of_renewals: 'Write mails about renewals',
    },
    states: {
      wanted: 'Asked for',
      never: 'Not yet run',
      running: 'Running',
      failed: 'Failed',
      found: 'Found faults',
      done: 'Done',
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
    asked: (job: string) => `Asked for: ${job}. It begins within seconds.`,
  },
  mails: {
    title: 'Mails that were not sent',
    sums: (waiting: number, givenUp: number, refused: number, sent: number) =>
      [`${waiting} waiting`, `${givenUp} given up`, `${refused} refused`, `${sent} sent in 24 hours`].join(' · '),
    none: 'All mails were sent.',
    notLoaded: 'The mails could not be loaded.',
    more: 'More Results',
    shown: (count: number, more: boolean) =>
      plural(count, {
        one: `# mail${more ? ', there are more' : ''}`,
        other: `# mails${more ? ', there are more' : ''}`,
      }),
    states: { WAITING: 'Waiting', SENDING: 'On its way', GIVEN_UP: 'Given up', REFUSED: 'Refused' },
    tried: (moment: string, tries: number) =>
      plural(tries, { one: `Written ${moment}, tried # time`, other: `Written ${moment}, tried # times` }),
    goesOut: (moment: string) => `Goes out from ${moment} on.`,
    retry: 'Try again',
    retryThis: (address: string) => `Try again: the mail to ${address}`,
    retried: 'It is tried again within seconds.',
    drop: 'Drop',
    dropThis: (address: string) => `Drop the mail to ${address}`,
    dropTitle: (address: string) => `Drop the mail to ${address}?`,
    dropText: 'It is never sent. Who waits for it has to be told another way.',
    dropped: 'The mail is dropped.',
    gone: 'This mail is not in the outbox any more.',
  },
  storage: {
    title: 'Storage and backup',
    database: 'Database',
    media: 'Media library',
    free: 'Free on the disk',
    unknown: 'Not known',
    size: (bytes: number) => (bytes < 1e9 ? `${sized(bytes / 1e6, 0)} MB` : `${sized(bytes / 1e9, 1)} GB`),
    verified: 'Last verified restore',
    never: 'No backup was restored yet.',
    restored: (moment: string, rows: number, gradebooks: number) =>
      `${moment}: ${plural(rows, { one: '# row', other: '# rows' })} and ${plural(gradebooks, { one: '# gradebook', other: '# gradebooks' })} as they were`,
    off: 'No backup at night',
    howOn: (setting: string) => `Set ${setting}, and a backup is made each night and restored aside.`,
    outcomes: {
      MADE: (moment: string) => `Not verified, ${moment}`,
      FAILED: (moment: string) => `Failed, ${moment}`,
    },
    missing: (files: number) => plural(files, { one: '# media file missing', other: '# media files missing' }),
    whichMissing: (command: string) =>
      `The last backup holds all that was there; on the machine ${command} names the files that were not.`,
  },
};
