import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../seed/accounts.ts';
import { buildCourse } from '../../../seed/content.ts';
import { buildPartner } from '../../../seed/partner.ts';
import type { BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { useIframeCode } from './iframe-code.ts';

const parent_origin = 'https://portal.example';

let server: TestServer;
let school: { institution_id: string; group_id: string; course_id: string };
let partner: Awaited<ReturnType<typeof buildPartner>>;
let learner: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const course = await buildCourse(db);
  const group = await buildGroup(db, { courses: [course.id] });
  school = { institution_id: group.institution_id, group_id: group.id, course_id: course.id };
  partner = await buildPartner(db, { institution_id: school.institution_id });
  learner = await member();
  await addGroupMember(db, school.group_id, learner.id);
});
beforeEach(() => server.services.limiter.forget('partnerMiss', '127.0.0.1'));

async function member(values: Parameters<typeof buildAccount>[1] = {}): Promise<BuiltUser> {
  const person = await buildAccount(server.db, values);
  await addInstitutionMember(server.db, school.institution_id, person.id, 'STUDENT');
  return person;
}

async function ask(changes: Record<string, unknown> = {}, authorization: string | null = partner.authorization) {
  const { group_id, course_id } = school;
  const reply = await server.app.inject({
    method: 'POST',
    url: '/partner/iframe-code',
    headers: authorization ? { authorization } : {},
    payload: { email: learner.email, group_id, course_id, parent_origin, ...changes },
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

describe('a partner', () => {
  it('gets a code for a learner of its institution, the address to show, and how long it lasts', async () => {
    const { status, body, headers } = await ask({ email: learner.email.toUpperCase() });
    const { group_id, course_id } = school;
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      url: `http://localhost:4000/iframe/${body.code}/${group_id}/${course_id}`,
      expires_in: 60,
    });
    const kept = await server.db.selectFrom('iframe_codes').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(body.code);
    expect(await useIframeCode(server.db, body.code)).toMatchObject({
      account_id: learner.subject,
      partner_id: partner.id,
      group_id,
      course_id,
      parent_origin,
    });
  });

  it('leaves an entry in the audit log of the institution, without the code', async () => {
    const { body } = await ask();
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'actor_type', 'actor_id', 'object_id', 'details'])
      .where('chain_id', '=', school.institution_id)
      .orderBy('number', 'desc')
      .execute();
    const { group_id, course_id } = school;
    expect(entries[0]).toEqual({
      action: 'IFRAME_CODE_MINTED',
      actor_type: 'PARTNER',
      actor_id: partner.id,
      object_id: learner.subject,
      details: { group_id, course_id, parent_origin },
    });
    expect(JSON.stringify(entries)).not.toContain(body.code);
  });

  it('gets none for people, groups, courses and pages that are not its own', async () => {
    const { db } = server;
    const elsewhere = await buildGroup(db, { courses: [school.course_id] });
    const stranger = await buildAccount(db);
    await addInstitutionMember(db, elsewhere.institution_id, stranger.id, 'STUDENT');
    const unverified = await member();
    await db.updateTable('users').set({ email_verified: false }).where('id', '=', unverified.id).execute();
    await addGroupMember(db, school.group_id, unverified.id);
    const admin = await member({ role: 'SYSTEM_ADMIN' });
    await addGroupMember(db, school.group_id, admin.id);
    const course = await buildCourse(db);
    const tried = [
      [{ email: stranger.email }, 404, 'NOT_FOUND', 'email'],
      [{ email: 'nobody@people.test' }, 404, 'NOT_FOUND', 'email'],
      [{ email: unverified.email }, 404, 'NOT_FOUND', 'email'],
      [{ group_id: elsewhere.id }, 404, 'NOT_FOUND', 'group_id'],
      [{ course_id: course.id }, 404, 'NOT_FOUND', 'course_id'],
      [{ email: (await member()).email }, 403, 'FORBIDDEN', 'email'],
      [{ email: admin.email }, 403, 'FORBIDDEN', 'email'],
      [{ parent_origin: 'https://evil.example' }, 403, 'FORBIDDEN', 'parent_origin'],
      [{ parent_origin: 'https://portal.example/' }, 403, 'FORBIDDEN', 'parent_origin'],
      [{ group_id: 'x' }, 422, 'INVALID', 'group_id'],
      [{ email: 7 }, 422, 'INVALID', 'email'],
      [{ role: 'SYSTEM_ADMIN' }, 422, 'INVALID', ''],
    ] as const;
    for (const [changes, status, code, field] of tried) {
      const reply = await ask(changes);
      const { error } = reply.body;
      expect([changes, reply.status, error?.code, error?.field ?? '']).toEqual([changes, status, code, field]);
    }
  });

  it('is told so in the same words whatever is wrong with its secret, and is stopped after 20 wrong ones', async () => {
    const { authorization, id } = await buildPartner(server.db, { institution_id: school.institution_id });
    const wrong = Buffer.from(`${id}:wrong`).toString('base64');
    await server.db
      .updateTable('partners')
      .set({ deleted_on: new Date() as never })
      .where('id', '=', id)
      .execute();
    for (const header of [null, '', authorization, `Basic ${wrong}`, `Bearer ${wrong}`, 'Basic x']) {
      const { status, body, headers } = await ask({}, header);
      expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(headers['www-authenticate']).toBe('Basic realm="partner"');
    }
    for (let tries = 0; tries < 14; tries++) await ask({}, null);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });
});
