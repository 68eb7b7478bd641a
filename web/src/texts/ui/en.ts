import { durationText, numberText, percentText, plural } from '../formats/en.ts';

export const ui = {
  /** What a browser tab says, from the narrowest name to the widest. */
  pageTitle: (names: readonly string[]) => [...names, 'Lectern'].join(' – '),
  count: numberText,
  loading: 'Loading...',
  error: 'Error...',
  notAnswered: 'This device is online, but no answer came that can be used.',
  offline: 'This device is offline.',
  failed: 'Oops! Something went wrong!',
  loadAgain: 'Load again',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  back: 'Back',
  undo: 'Undo',
  required: 'required',
  needAttention: (fields: number) =>
    plural(fields, { one: '# field needs your attention', other: '# fields need your attention' }),
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied!',
  saved: 'Saved',
  saving: 'Saving',
  notSaved: 'Not saved',
  notSavedLine: 'Not saved. Your answers are kept on this device and sent when the connection is back.',
  notKeptLine:
    'Not saved. This browser does not keep answers on this device: leave this page open until the connection is back.',
  breadcrumbs: 'Breadcrumbs',
  notifications: 'Notifications',
  percent: percentText,
  ofTotal: (done: number, total: number) => `${done} of ${total}`,
  timeLeft: (seconds: number) => `${durationText(seconds)} left`,
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  pass: (line: number) => `line at ${percentText(line)}`,
  states: {
    locked: 'Locked',
    open: 'Not started',
    started: 'Started',
    complete: 'Completed',
  },
};
