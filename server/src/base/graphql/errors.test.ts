import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLicense } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { publicRefusal, refusalOf } from './errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

/** What leaves the server when a statement fails inside a resolver; null stands for a masked bug. */
async function replyTo(statement: RawBuilder<unknown>) {
  const failed: unknown = await statement.execute(server.db).catch((error: unknown) => error);
  const refusal = refusalOf(new GraphQLError('wrapped', { originalError: failed as Error }));
  return refusal && publicRefusal(refusal).extensions;
}

describe('what PostgreSQL refuses', () => {
  it('as a duplicate is TAKEN at its field', async () => {
    const course_id = await buildCourse();
    const slug = `twice-${randomUUID()}`;
    const lesson = (order: number) => sql`
      insert into lessons (course_id, name, slug, display_order) values (${course_id}, 'Networks', ${slug}, ${order})`;
    expect(await replyTo(lesson(901))).toBeNull();
    expect(await replyTo(lesson(902))).toEqual({ code: 'TAKEN', field: 'data.slug' });
  });

  it('as a value is INVALID at its field', async () => {
    expect(await replyTo(sql`insert into products (name, color) values ('Networks', 'blue')`)).toEqual({
      code: 'INVALID',
      field: 'data.color',
      issue: { code: 'WRONG_SHAPE' },
    });
  });

  it('as a row that is missing is NOT_FOUND at its field, and as one that is needed IN_USE', async () => {
    expect(await replyTo(sql`insert into books (product_id, name) values (${randomUUID()}, 'Networks')`)).toEqual({
      code: 'NOT_FOUND',
      field: 'data.product_id',
    });
    const { institution_id } = await buildLicense(server.db);
    expect(await replyTo(sql`delete from institutions where id = ${institution_id}`)).toEqual({ code: 'IN_USE' });
  });

  it('stays a bug where no input can break it', async () => {
    const id = randomUUID();
    const product = sql`insert into products (id, name, color) values (${id}, 'Networks', '#123456')`;
    await product.execute(server.db);
    expect(await replyTo(product)).toBeNull();
  });
});

async function buildCourse(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with product as (insert into products (name, color) values ('Networks', '#123456') returning id)
    insert into courses (product_id, name) select id, 'Networks' from product returning id`.execute(server.db);
  return rows[0]?.id ?? '';
}
