import { sql } from 'kysely';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../seed/school.ts';
import { seedAct } from '../../seed/seed-item.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { moveAttempts } from '../../src/learning/attempt/move-attempts.ts';
import { publishItems } from '../../src/base/content/publish-items.ts';
import { studyProjectKind } from '../../src/learning/study-project/write-study-project.ts';
import type { TestServer } from '../open-server.ts';
import { buildPlayCourse } from './build-play-course.ts';
import { answerElsewhere, submitElsewhere } from './other-device.ts';
import type { PlayPerson, PlayPlace, PlaySchool } from './play-school.ts';
import { shiftTimes } from './shift-times.ts';
import { readAttempts, storedAttempt } from './stored-attempts.ts';

/** What browser tests can do beside the line, on a server that draws the questions of a sitting in their written order. */
export async function openPlaySchool(server: TestServer): Promise<PlaySchool> {
  const { db } = server;
  await drawInWrittenOrder(server);
  return {
    build: (course) => buildPlayCourse(server, course),
    person: (place, person) => buildPerson(server, place, person),
    attempts: async (place) => (await readAttempts(db, place)).map(storedAttempt),
    answerElsewhere: (...args) => answerElsewhere(server, ...args),
    submitElsewhere: (...args) => submitElsewhere(server, ...args),
    passTime: (...args) => passTime(server, ...args),
    addTime: async ({ group_id }, seconds) => {
      await sql`update attempts
        set deadline = deadline + make_interval(secs => ${seconds})
        where group_id = ${group_id} and state = 'STARTED'`.execute(db);
    },
    changeGroup: async ({ group_id }, changes) => {
      await db.updateTable('groups').set(changes).where('id', '=', group_id).execute();
    },
    unpublishProject: async ({ project_id }) => {
      await publishItems(db, seedAct, studyProjectKind, project_id ? [project_id] : [], false);
    },
    removeLearner: (place) => removeLearner(db, place),
    moveLearner: (place) => moveLearner(db, place),
  };
}

async function removeLearner(db: Database, { group_id, learner }: PlayPlace): Promise<void> {
  await sql`update group_members set deleted_on = now()
    where group_id = ${group_id} and user_id = ${learner.id}`.execute(db);
}

async function moveLearner(db: Database, place: PlayPlace): Promise<string> {
  const name = 'Morning Cohort A';
  const to = await buildGroup(db, { name, courses: [place.course_id] });
  await addGroupMember(db, to.id, place.learner.id);
  await db.transaction().execute(async (transaction) => {
    await moveAttempts(transaction, [{ user_id: place.learner.id, from: place.group_id, to: to.id }]);
  });
  await removeLearner(db, place);
  return name;
}

async function buildPerson(
  { db, tokenOf }: TestServer,
  { group_id }: PlayPlace,
  { role = 'USER', inGroup }: PlayPerson,
) {
  const user = await buildUser(db, { role });
  if (inGroup) await addGroupMember(db, group_id, user.id, inGroup);
  return { ...user, token: await tokenOf(user) };
}

/** A test that names the second question has to find it there; which one comes second is chance otherwise. */
async function drawInWrittenOrder({ db }: TestServer): Promise<void> {
  await sql`create function draw_in_written_order() returns trigger language plpgsql as $$
    begin
      select jsonb_agg(asked order by (asked ->> 'level')::int, q.order_key) into new.questions
      from jsonb_array_elements(new.questions) asked join questions q on q.id = (asked ->> 'question_id')::uuid;
      return new;
    end $$`.execute(db);
  await sql`create trigger draw_in_written_order before insert on attempts
    for each row when (new.type <> 'STUDY_PROJECT') execute function draw_in_written_order()`.execute(db);
}

/** What was written becomes older, replies that are kept for their keys included; so the clock itself can stay. */
async function passTime({ db }: TestServer, { group_id, learner }: PlayPlace, seconds: number): Promise<void> {
  const past = sql`make_interval(secs => ${seconds})`;
  await sql`update attempts set started_at = started_at - ${past}, saved_at = saved_at - ${past},
    deadline = deadline - ${past}, submitted_at = submitted_at - ${past} where group_id = ${group_id}`.execute(db);
  const kept = await db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', learner.id).execute();
  for (const { operation, key, response } of kept) {
    await db
      .updateTable('idempotency_keys')
      .set({ response: shiftTimes(JSON.stringify(response), -seconds * 1000) })
      .where('user_id', '=', learner.id)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
  }
}
