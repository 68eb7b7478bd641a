import { describe, expect, it } from 'vitest';
import type { JobName, Schedule } from './job.ts';
import {
  comesOf,
  findWorkFaults,
  isOfBackup,
  stateOfJob,
  type BackupRun,
  type JobRun,
  type Work,
} from './work-faults.ts';

const now = Date.parse('2026-11-25T10:00:00Z');
const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const run = (job: JobName, change: Partial<JobRun> = {}): JobRun => ({
  job,
  started_on: at(1),
  ended_on: at(0.9),
  succeeded_on: at(0.9),
  found: null,
  failure: null,
  wanted_on: null,
  ...change,
});
const backup = (change: Partial<BackupRun> = {}): BackupRun => ({
  outcome: 'VERIFIED',
  ended_on: at(5),
  file: 'a.backup',
  failure: null,
  missing_files: 0,
  ...change,
});
const schedules: ReadonlyMap<JobName, Schedule> = new Map([
  ['forget_expired', { minute: 17 }],
  ['nightly_backup', { hour: 2, minute: 11 }],
  ['check_counters', { hour: 3, minute: 23 }],
]);
const work = (runs: readonly JobRun[], change: Partial<Work> = {}): Work => ({
  schedules,
  runs,
  lastBackup: backup(),
  since: now - 1000,
  now,
  ...change,
});

describe('the state of work', () => {
  it.each([
    ['NEVER', undefined, 0.5],
    ['LATE', undefined, 60],
    ['DONE', run('check_counters', { started_on: at(20) }), 100],
    ['DONE', run('check_counters', { started_on: at(30) }), 100],
    ['LATE', run('check_counters', { started_on: at(60) }), 100],
    ['RUNNING', run('check_counters', { ended_on: null }), 100],
    ['WANTED', run('check_counters', { wanted_on: at(0) }), 100],
    ['FAILED', run('check_counters', { failure: 'No.' }), 100],
    ['FOUND', run('check_counters', { found: 2 }), 100],
    ['DONE', run('check_counters', { found: 0 }), 100],
  ] as const)('is %s for %j after %d hours', (state, one, hours) => {
    const schedule = { hour: 3, minute: 23 };
    expect(stateOfJob(one, schedule, work([], { since: now - hours * 3_600_000 }))).toBe(state);
  });
});

describe('what is wrong', () => {
  it('is nothing where all is done', () => {
    expect(findWorkFaults(work([run('check_counters')]))).toEqual([]);
  });

  it('is named once each, by work and with the backups last', () => {
    const runs = [
      run('forget_expired', { started_on: at(5) }),
      run('nightly_backup', { failure: 'No room.' }),
      run('check_counters', { found: 3 }),
    ];
    const lastBackup = backup({ outcome: 'FAILED', failure: 'No room.' });
    expect(findWorkFaults(work(runs, { lastBackup }))).toEqual([
      { kind: 'JOB_LATE', job: 'forget_expired', began: at(5) },
      { kind: 'JOB_FOUND', job: 'check_counters', found: 3 },
      { kind: 'BACKUP_FAILED', said: 'No room.' },
    ]);
  });

  it('with a backup: it was killed before it could say so, was not verified, lacks files, or is not made at all', () => {
    const killed = [run('nightly_backup', { failure: 'Killed.' })];
    expect(findWorkFaults(work(killed))).toEqual([{ kind: 'JOB_FAILED', job: 'nightly_backup', said: 'Killed.' }]);
    expect(
      findWorkFaults(work([], { lastBackup: backup({ outcome: 'MADE', failure: 'Full.', missing_files: 2 }) })),
    ).toEqual([
      { kind: 'BACKUP_NOT_VERIFIED', said: 'Full.' },
      { kind: 'FILES_MISSING', files: 2 },
    ]);
    expect(findWorkFaults(work([], { schedules: new Map(), lastBackup: null }))).toEqual([{ kind: 'NO_BACKUPS' }]);
    expect(findWorkFaults(work([], { lastBackup: null }))).toEqual([]);
  });

  it('belongs to the backups or to other work, and to the run that it came of', () => {
    const lastBackup = backup({ outcome: 'MADE', failure: 'Full.' });
    const faults = findWorkFaults(work([run('check_counters', { found: 1 })], { lastBackup }));
    expect(faults.map(isOfBackup)).toEqual([false, true]);
    expect(faults.map((fault) => comesOf('nightly_backup', fault))).toEqual([false, true]);
    expect(faults.map((fault) => comesOf('check_counters', fault))).toEqual([true, false]);
    expect(comesOf('nightly_backup', { kind: 'NO_BACKUPS' })).toBe(false);
    expect(comesOf('check_counters', { kind: 'JOB_LATE', job: 'check_counters', began: null })).toBe(false);
  });
});
