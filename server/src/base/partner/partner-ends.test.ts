// One at a time: it counts seconds.
import { expect, it } from 'vitest';
import { buildPartner } from '../../../seed/partner.ts';
import { buildInstitution } from '../../../seed/school.ts';
import { testServer } from '../../../test/harness.ts';
import { openRevocations } from '../session/revocations.ts';
import { bindGrant } from './bound-grant.ts';
import { runPartnerCommand } from './command/run-partner-command.ts';

/** What the command tells whoever removes a partner, and a second for a busy machine. */
const promised = 5000;
const busy = 1000;

it('sessions of a partner end in every process within five seconds of its removal, others go on', async () => {
  const { db, services } = await testServer();
  const { id: institution_id } = await buildInstitution(db);
  const [gone, stays] = [await buildPartner(db, { institution_id }), await buildPartner(db, { institution_id })];
  const grants = { gone: crypto.randomUUID(), stays: crypto.randomUUID() };
  await bindGrant(db, grants.gone, gone.id);
  await bindGrant(db, grants.stays, stays.id);
  // Each process reads by itself; this one has read just before, so that it is the last to know.
  const processes = [openRevocations(db), openRevocations(db)];
  const revoked = () => Promise.all(processes.map(({ isRevoked }) => isRevoked(grants.gone)));
  expect(await revoked()).toEqual([false, false]);
  const said = await runPartnerCommand(db, services.env, { act: 'remove', id: gone.id });
  const since = performance.now();
  expect(said).toContain('within five seconds');
  await expect.poll(revoked, { interval: 100, timeout: 30_000 }).toEqual([true, true]);
  const took = performance.now() - since;
  console.info(`sessions of a removed partner ended after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(promised + busy);
  expect(await processes[0]?.isRevoked(grants.stays)).toBe(false);
}, 60_000);
