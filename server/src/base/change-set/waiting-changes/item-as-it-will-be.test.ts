import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { howMany, longTest } from '../../../../test/deep.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { authorsActs, pick, type AuthorsAct } from '../../../../test/authors-acts.ts';
import { buildShownCourse, type ShownCourse } from '../../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../../test/unlimited.ts';
import { readItems } from '../../content/change-items.ts';
import { kindOf, type KindName } from '../../content/kinds.ts';
import { upon } from './as-it-will-be.ts';
import { workOut } from './item-as-it-will-be.ts';
import { readWaitingAround } from './waiting-change.ts';

let server: TestServer;
let call: Call;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

const acts: readonly AuthorsAct[] = [
  ...authorsActs,
  ({ lessons }, by) => ['updateLesson', { data: { display_order: (by % 4) + 1 }, where: { id: pick(lessons, by) } }],
  ({ course }, by) => ['createLesson', { data: { course_id: course, name: `New ${by}` } }],
  ({ lessons }, by) => ['unpublishLesson', { id: pick(lessons, by) }],
];

/** All that is or waits in a school, by kind. */
async function itemsOf({ course, book, lessons, benchmark }: ShownCourse): Promise<readonly [KindName, string][]> {
  const { rows } = await sql<{ kind: KindName; id: string }>`
    select 'LESSON' as kind, id from lessons where course_id = ${course}
    union select 'BOOK_PAGE', id from book_pages where book_id = ${book}
    union select 'QUESTION', id from questions where benchmark_id = ${benchmark}
    union select 'STUDY_PROJECT', id from study_projects where lesson_id = any(${lessons}::uuid[])
    union select kind, item_id from waiting_changes where root_id in (${course}, ${book}) and discarded_on is null`.execute(
    server.db,
  );
  return [...rows.map(({ kind, id }): [KindName, string] => [kind, id]), ['COURSE', course]];
}

describe('what an item will be', () => {
  it(
    'is worked out as it is written, whatever waits around it',
    async () => {
      const { db } = server;
      let worked = 0;
      let left = 0;
      const chosen = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(11), fc.boolean()), {
        minLength: 1,
        maxLength: 6,
      });
      await fc.assert(
        fc.asyncProperty(chosen, async (steps) => {
          const school = await buildShownCourse(db, true);
          for (const [act, by, publishes] of steps) {
            const [operation, variables] = act(school, by);
            const { code } = await call(publishes ? manager : developer, documentOf(operation), variables);
            expect([null, 'NOT_FOUND', 'INVALID', 'FORBIDDEN']).toContain(code);
          }
          const waiting = await readWaitingAround(db, [school.course, school.book]);
          for (const [kind, id] of await itemsOf(school)) {
            const around = waiting.filter(({ root_id }) => (root_id === school.book) === (kind === 'BOOK_PAGE'));
            const found = await workOut(db, kind, id, around);
            if (found === undefined) {
              left += 1;
              continue;
            }
            const written = await upon(db, around, (later) => readItems(later, kindOf(kind), [id]));
            expect(found).toEqual(written.get(id) ?? null);
            worked += 1;
          }
        }),
        { numRuns: howMany({ sample: 8, deep: 300 }) },
      );
      console.info(`${worked} items worked out, ${left} left to the writers`);
      expect(worked).toBeGreaterThan(left);
    },
    longTest,
  );
});
