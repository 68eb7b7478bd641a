import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, saveDocument, sittingWorld, submitDocument, type SittingWorld } from '../../../test/sitting.ts';
import { sweepOverdue } from '../assessment/submit-overdue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const takeUpDocument = `mutation start($data: StartAssessmentInput!) { startAssessment(data: $data) { id revision submitted } }`;

const askedDocument = `mutation save($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { revision questions { answer } } }`;

const ends: [what: string, end: (world: SittingWorld) => Promise<unknown>][] = [
  [
    'its learner is removed',
    ({ group_id, learner }) =>
      sql`update group_members set deleted_on = now(), blocked = true where group_id = ${group_id} and user_id = ${learner.id}`.execute(
        server.db,
      ),
  ],
  [
    'its group is closed',
    ({ group_id }) => sql`update groups set status = 'CLOSED' where id = ${group_id}`.execute(server.db),
  ],
  [
    'its group is ended',
    ({ group_id }) => sql`update groups set status = 'ENDED' where id = ${group_id}`.execute(server.db),
  ],
  [
    'its group is deleted',
    ({ group_id }) => sql`update groups set deleted_on = now() where id = ${group_id}`.execute(server.db),
  ],
];

describe.each(ends)('a sitting that runs when %s', (what, end) => {
  const calls = ({ learner, group_id, course_id }: SittingWorld, attempt_id: string) => ({
    save: (revision: number) =>
      server.call(learner, saveDocument, { data: { group_id, attempt_id, revision, answers: [] } }),
    asked: (revision: number) =>
      server.call(learner, askedDocument, { data: { group_id, attempt_id, revision, answers: [] } }),
    takeUp: () =>
      server.call(learner, takeUpDocument, { data: { group_id, course_id, attempt_id, type: 'BENCHMARK', level: 1 } }),
    begin: () => server.call(learner, takeUpDocument, { data: { group_id, course_id, type: 'BENCHMARK', level: 2 } }),
    submit: () => server.call(learner, submitDocument, { where: { group_id, attempt_id }, data: [] }),
  });

  it('is saved and submitted, handed out again only to who still belongs to the group, and no other one begins', async () => {
    const world = await sittingWorld(server, { questions: [2, 2] });
    const { id } = await beginSitting(server, world);
    const { save, asked, takeUp, begin, submit } = calls(world, id);
    await end(world);
    expect((await save(0)).data['saveAssessmentDraft']).toMatchObject({ revision: 1 });
    const removed = what === 'its learner is removed';
    const again = await takeUp();
    expect(again.errors[0]?.extensions ?? again.data['startAssessment']).toMatchObject(
      removed ? { code: 'REMOVED_FROM_GROUP', graded: true } : { id, revision: 1, submitted: false },
    );
    expect((await asked(1)).data['saveAssessmentDraft'].questions).toHaveLength(removed ? 0 : 2);
    expect((await begin()).code).toMatch(/^(NOT_FOUND|GROUP_LOCKED|REMOVED_FROM_GROUP)$/);
    expect((await submit()).data['saveBenchmarkAnswers']).toMatchObject({ submitted: true });
  });

  it('is submitted with what was saved once its time is over, and is nothing more to its learner then', async () => {
    const world = await sittingWorld(server);
    const { id } = await beginSitting(server, world);
    const { save, takeUp } = calls(world, id);
    await end(world);
    await sql`update attempts set started_at = now() - interval '2 hours', deadline = now() - interval '1 minute'
      where id = ${id}`.execute(server.db);
    expect((await save(0)).code).toMatch(/^(NOT_FOUND|GROUP_LOCKED)$/);
    await sweepOverdue(server.db);
    const { rows } = await sql`select submitted_by from attempts where id = ${id}`.execute(server.db);
    expect(rows).toEqual([{ submitted_by: 'TIMER' }]);
    expect((await takeUp()).code).toMatch(/^(NOT_FOUND|GROUP_LOCKED)$/);
  });

  it('without a clock is not saved any more', async () => {
    const world = await sittingWorld(server, { time: null });
    const { id } = await beginSitting(server, world);
    await end(world);
    expect((await calls(world, id).save(0)).code).toMatch(/^(NOT_FOUND|GROUP_LOCKED)$/);
  });
});
