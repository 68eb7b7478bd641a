import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientOf } from '../../../../test/client-of.ts';
import { livingElsewhere } from '../../../../test/saving/living-elsewhere.ts';
import { signInAs } from '../../../../test/sign-in-as.ts';
import { changeOf } from '../changes.ts';
import type { Unsaved } from '../queue-state.ts';
import type { SaveTarget } from '../save-request.ts';
import { recordsOf } from './device-store.ts';
import { deleteKept, deleteOld, namesKeptElsewhere, takeOverLeft } from './kept-answers.ts';
import { openKeeper } from './open-keeper.ts';
import { ownerNow } from './owner-now.ts';
import { leaveName } from './this-page.ts';

const target: SaveTarget = {
  type: 'SUMMARY',
  group_id: 'g',
  course_id: 'c',
  attempt_id: 'a',
  name: 'Summary, Level 1 – Networks',
};
const unsaved: Unsaved = {
  revision: 3,
  request: null,
  changes: changeOf('question-1', { answer: { chosen: ['an actuator'] } }),
};
const days = 86_400_000;

/** The server, which tells each person a secret of their own. */
const clientFor = (name: string) =>
  clientOf({
    Saving_deviceSecret: () => ({ viewer: { __typename: 'Viewer', id: name, device_secret: secretOf(name) } }),
  });
const secretOf = (name: string) => btoa(name.padEnd(32, '.')).replaceAll('=', '');

beforeEach(() => signInAs('amara'));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of ['amara', 'teodora']) {
    signInAs(name);
    await deleteKept();
  }
  leaveName();
});

/** Keeps something as a page that then goes away. */
async function keptByGonePage(): Promise<void> {
  expect(await openKeeper(clientFor('amara'), target)(unsaved)).toBe(true);
  leaveName();
}

describe('what one page has left', () => {
  test('is taken over by the next one of the same person, once', async () => {
    await keptByGonePage();
    const client = clientFor('amara');
    const [first, second] = await Promise.all([takeOverLeft(client), takeOverLeft(client)]);
    expect([...first, ...second]).toEqual([{ record: expect.any(String), target, unsaved }]);
    expect(await takeOverLeft(client)).toEqual([]);
  });

  test('is taken over also where it was still being written when the page went', async () => {
    const written = openKeeper(clientFor('amara'), target)(unsaved);
    leaveName();
    expect(await written).toBe(true);
    expect(await takeOverLeft(clientFor('amara'))).toHaveLength(1);
  });

  test('is left alone as long as that page lives, whose name can be said before a sign-out', async () => {
    await openKeeper(clientFor('amara'), target)(unsaved);
    expect(await takeOverLeft(clientFor('amara'))).toEqual([]);
    const page = await livingElsewhere();
    expect(await takeOverLeft(clientFor('amara'))).toEqual([]);
    expect(await namesKeptElsewhere(clientFor('amara'))).toEqual([target.name]);
    page.close();
    expect(await takeOverLeft(clientFor('amara'))).toHaveLength(1);
  });

  test('is neither there for another person nor readable on the device', async () => {
    await keptByGonePage();
    const [record] = await recordsOf(ownerNow() ?? '');
    const text = new TextDecoder().decode(record?.sealed.text);
    expect(record?.sealed.text.byteLength).toBeGreaterThan(100);
    expect(`${text}${JSON.stringify(record)}`).not.toMatch(/actuator|question-1|Summary/);
    signInAs('teodora');
    expect(await takeOverLeft(clientFor('teodora'))).toEqual([]);
    await deleteKept();
    signInAs('amara');
    expect(await takeOverLeft(clientFor('amara'))).toHaveLength(1);
  });

  test('is deleted where the key of the person does not open it any more', async () => {
    await keptByGonePage();
    signInAnew();
    expect(await takeOverLeft(clientFor('another installation'))).toEqual([]);
    expect(await recordsOf(ownerNow() ?? '')).toEqual([]);
  });

  test('stays where the key cannot be had for now', async () => {
    await keptByGonePage();
    signInAnew();
    await expect(takeOverLeft(clientOf({}))).rejects.toThrow('Saving_deviceSecret');
    expect(await takeOverLeft(clientFor('amara'))).toHaveLength(1);
  });

  test('is deleted after 30 days, whoever is signed in then', async () => {
    await keptByGonePage();
    signInAs(null);
    await deleteOld(Date.now() + 30 * days - 60_000);
    signInAs('amara');
    expect(await recordsOf(ownerNow() ?? '')).toHaveLength(1);
    signInAs(null);
    await deleteOld(Date.now() + 30 * days);
    signInAs('amara');
    expect(await recordsOf(ownerNow() ?? '')).toEqual([]);
  });
});

describe('keeping', () => {
  test('holds the latest only, and nothing once all has arrived', async () => {
    const keep = openKeeper(clientFor('amara'), target);
    void keep(unsaved);
    void keep(null);
    await keep({ ...unsaved, revision: 4 });
    leaveName();
    const [left, ...more] = await takeOverLeft(clientFor('amara'));
    expect(left?.unsaved.revision).toBe(4);
    expect(more).toEqual([]);
    expect(await keep(null)).toBe(false);
    expect(await recordsOf(ownerNow() ?? '')).toEqual([]);
  });

  test('is for the person who was signed in when the attempt was opened', async () => {
    const keep = openKeeper(clientFor('amara'), target);
    signInAs('teodora');
    expect(await keep(unsaved)).toBe(false);
    expect(await recordsOf(ownerNow() ?? '')).toEqual([]);
  });

  test.each(['QuotaExceededError', 'InvalidStateError'])('says so where the browser refuses with %s', async (name) => {
    const keep = openKeeper(clientFor('amara'), target);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', name);
    });
    expect(await keep(unsaved)).toBe(false);
    put.mockRestore();
    expect(await keep({ ...unsaved })).toBe(true);
  });
});

/** A page of a new session knows no key yet. */
function signInAnew(): void {
  signInAs(null);
  expect(ownerNow()).toBeNull();
  signInAs('amara');
}
