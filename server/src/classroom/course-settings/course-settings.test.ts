import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { assessmentWorld, beginAssessment, takeAssessment, type AssessmentWorld } from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const settings = `group_id course_id version summary_attempts in_sequence benchmark_first review_benchmarks review_summaries
  benchmarks { ...one } summaries { ...one }`;
const fragment = `fragment one on AssessmentSettings {
  assessment_id level time questions_per_lesson course_time course_questions_per_lesson }`;
const findDocument = `query find($groupId: ID!, $courseId: ID!) {
  groupAssessmentSettings(groupId: $groupId, courseId: $courseId) { ${settings} } } ${fragment}`;
const updateDocument = `mutation update($data: GroupAssessmentSettingsInput!) {
  updateGroupAssessmentSettings(data: $data) { ${settings} } } ${fragment}`;
const resetDocument = `mutation reset($data: ResetAssessmentsInput!) { resetAssessments(data: $data) }`;

type World = AssessmentWorld & { readonly main: BuiltUser };

/** A course whose benchmark and summary take 10 minutes and ask three questions of one lesson. */
async function world(values: Parameters<typeof assessmentWorld>[1] = {}): Promise<World> {
  const main = await buildUser(server.db);
  const place = await assessmentWorld(server, {
    time: 600,
    questions: 3,
    ...values,
    group: { ...values.group, owner_id: main.id },
  });
  return { ...place, main };
}

const find = ({ group_id, course_id, main }: World, who = main) =>
  server.call(who, findDocument, { groupId: group_id, courseId: course_id });
const update = ({ group_id, course_id, main }: World, data: object, who = main) =>
  server.call(who, updateDocument, { data: { group_id, course_id, benchmarks: [], summaries: [], ...data } });
const reset = ({ group_id, main }: World, assessments: readonly string[], who = main) =>
  server.call(who, resetDocument, { data: { group_id, assessments } });
const kept = async (place: World) => (await find(place)).data['groupAssessmentSettings'];
const start = async (place: World, type?: string) =>
  (await beginAssessment(server, place, type)).data['startAssessment'];
/** The code of a no and the field that it is about. */
const noOf = async (reply: ReturnType<typeof update>) => {
  const [error] = (await reply).errors;
  return [error?.extensions['code'], error?.extensions['field']];
};
const lastAudit = async ({ group_id }: World) =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object_id', '=', group_id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();

describe('the settings of a course in a group', () => {
  // D1-3.25, 7.61
  it('are those of the course until the main instructor changes them, and say both', async () => {
    const place = await world();
    expect(await kept(place)).toMatchObject({
      group_id: place.group_id,
      course_id: place.course_id,
      summary_attempts: null,
      in_sequence: false,
      benchmark_first: false,
      review_benchmarks: 'WHEN_NOT_ASKED',
      review_summaries: 'WHEN_NOT_ASKED',
      benchmarks: [
        {
          assessment_id: place.benchmark_id,
          level: 1,
          time: null,
          questions_per_lesson: null,
          course_time: 600,
          course_questions_per_lesson: null,
        },
      ],
    });
    const benchmarks = [{ id: place.benchmark_id, time: 1200, questions_per_lesson: 2 }];
    const rules = {
      summary_attempts: 3,
      in_sequence: true,
      benchmark_first: true,
      review_benchmarks: 'AT_ONCE',
      review_summaries: 'NEVER',
    };
    const { data } = await update(place, { benchmarks, ...rules });
    const after = data['updateGroupAssessmentSettings'];
    expect(after).toMatchObject({ ...rules, benchmarks: [{ time: 1200, questions_per_lesson: 2, course_time: 600 }] });
    expect(await kept(place)).toEqual(after);
  });

  it('stay as they are where a change leaves them out', async () => {
    const place = await world();
    await update(place, {
      benchmarks: [{ id: place.benchmark_id, time: 1200 }],
      summary_attempts: 2,
      in_sequence: true,
      review_summaries: 'NEVER',
    });
    await update(place, { summaries: [{ id: place.summary_id, time: 300 }] });
    expect(await kept(place)).toMatchObject({
      benchmarks: [{ time: 1200 }],
      summaries: [{ time: 300 }],
      summary_attempts: 2,
      in_sequence: true,
      review_summaries: 'NEVER',
    });
    await update(place, { summary_attempts: null });
    expect(await kept(place)).toMatchObject({ summary_attempts: null, in_sequence: true });
  });

  it('that two change at once lose nothing: an older copy is refused with what holds, and changes nothing', async () => {
    const place = await world();
    const read = await find(place);
    const { version } = read.data['groupAssessmentSettings'] as { version: number };
    const first = await update(place, { version, benchmarks: [{ id: place.benchmark_id, time: 1200 }] });
    expect(first.errors).toEqual([]);
    const [error] = (await update(place, { version, in_sequence: true })).errors;
    expect(error?.extensions).toMatchObject({
      code: 'CONFLICT',
      version: version + 1,
      theirs: { benchmarks: [{ assessment_id: place.benchmark_id, time: 1200 }], in_sequence: false },
    });
    expect(error?.extensions['theirs']).not.toHaveProperty('extra_times');
    expect(await kept(place)).toMatchObject({ in_sequence: false, version: version + 1 });
    await update(place, { version: version + 1, in_sequence: true });
    expect(await kept(place)).toMatchObject({ in_sequence: true, benchmarks: [{ time: 1200 }], version: version + 2 });
    await reset(place, [place.benchmark_id]);
    expect(await kept(place)).toMatchObject({ version: version + 3, benchmarks: [{ time: null }] });
  });

  it('keep a time that a change leaves out, whether it is their own or that of the course', async () => {
    const place = await world();
    await update(place, { benchmarks: [{ id: place.benchmark_id, questions_per_lesson: 2 }] });
    expect(await kept(place)).toMatchObject({ benchmarks: [{ time: null, questions_per_lesson: 2 }] });
    await update(place, { benchmarks: [{ id: place.benchmark_id, time: 1200, questions_per_lesson: 2 }] });
    await update(place, { benchmarks: [{ id: place.benchmark_id, questions_per_lesson: 1 }] });
    expect(await kept(place)).toMatchObject({ benchmarks: [{ time: 1200, questions_per_lesson: 1 }] });
  });

  it('follow the course in all that is as there', async () => {
    const place = await world();
    await update(place, { benchmarks: [{ id: place.benchmark_id, time: 600, questions_per_lesson: 2 }] });
    expect(await kept(place)).toMatchObject({ benchmarks: [{ time: null, questions_per_lesson: 2 }] });
    await update(place, { benchmarks: [{ id: place.benchmark_id, time: 600, questions_per_lesson: null }] });
    const { group_id } = place;
    expect(
      await server.db.selectFrom('assessment_custom_settings').selectAll().where('group_id', '=', group_id).execute(),
    ).toEqual([]);
  });

  it('name the learners who have extra time', async () => {
    const place = await world();
    const { data } = await server.call(
      place.main,
      `mutation give($data: ExtraTimeInput!) { setExtraTime(data: $data) { id } }`,
      { data: { group_id: place.group_id, user_ids: [place.learner.id], percent: 25 } },
    );
    expect(data['setExtraTime']).toHaveLength(1);
    const reply = await server.call(
      place.main,
      `query find($groupId: ID!, $courseId: ID!) { groupAssessmentSettings(groupId: $groupId, courseId: $courseId) {
        extra_times { user_id percent } } }`,
      { groupId: place.group_id, courseId: place.course_id },
    );
    expect(reply.data['groupAssessmentSettings']).toEqual({
      extra_times: [{ user_id: place.learner.id, percent: 25 }],
    });
  });

  it('are kept in the audit log with who changed what', async () => {
    const place = await world();
    const benchmarks = [{ id: place.benchmark_id, time: 1200, questions_per_lesson: 2 }];
    await update(place, { benchmarks, in_sequence: true });
    expect(await lastAudit(place)).toMatchObject({
      actor_id: place.main.id,
      action: 'ASSESSMENT_SETTINGS_CHANGED',
      details: { course_id: place.course_id, benchmarks, summaries: [], in_sequence: true },
    });
    await reset(place, [place.benchmark_id]);
    expect(await lastAudit(place)).toMatchObject({
      action: 'ASSESSMENTS_RESET',
      details: { assessments: [place.benchmark_id] },
    });
  });
});

describe('an attempt', () => {
  it('that runs keeps its time and questions; the next one has the new ones', async () => {
    const place = await world();
    const running = await start(place);
    expect(running).toMatchObject({ time_limit: 600, questions: { length: 3 } });
    await update(place, {
      benchmarks: [{ id: place.benchmark_id, time: 1200, questions_per_lesson: 1 }],
      summaries: [{ id: place.summary_id, time: 0, questions_per_lesson: 2 }],
    });
    const { time_limit, deadline, questions } = await start(place);
    expect({ time_limit, deadline, questions: questions.length }).toEqual({
      time_limit: 600,
      deadline: running.deadline,
      questions: 3,
    });
    expect(await start(place, 'SUMMARY')).toMatchObject({ time_limit: null, deadline: null, questions: { length: 2 } });

    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    expect(await start({ ...place, learner: other })).toMatchObject({ time_limit: 1200, questions: { length: 1 } });
  });

  // D1-7.62
  it('that runs keeps its time when the settings are reset; the next one has those of the course', async () => {
    const place = await world();
    await update(place, { benchmarks: [{ id: place.benchmark_id, time: 1200, questions_per_lesson: 1 }] });
    const running = await start(place);
    const { data } = await reset(place, [place.benchmark_id]);
    expect(data['resetAssessments']).toEqual([place.benchmark_id]);
    expect(await start(place)).toMatchObject({ deadline: running.deadline, questions: { length: 1 } });
    const other = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, other.id);
    expect(await start({ ...place, learner: other })).toMatchObject({ time_limit: 600, questions: { length: 3 } });
  });

  it('that is finished keeps its result when the settings change and are reset', async () => {
    const place = await world();
    await takeAssessment(server, place, 'BENCHMARK', true);
    const results = () =>
      server.db.selectFrom('exercise_results').selectAll().where('group_id', '=', place.group_id).execute();
    const before = await results();
    await update(place, { benchmarks: [{ id: place.benchmark_id, time: 60, questions_per_lesson: 1 }] });
    await reset(place, [place.benchmark_id]);
    expect(await results()).toEqual(before);
  });
});

describe('the rules of a group', () => {
  it('lock a summary until its benchmark is complete', async () => {
    const place = await world();
    await update(place, { benchmark_first: true });
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBe('BENCHMARK_FIRST');
    await update(place, { benchmark_first: false });
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBeNull();
  });

  it('limit the attempts at a summary', async () => {
    const place = await world();
    await update(place, { summary_attempts: 1 });
    await takeAssessment(server, place, 'SUMMARY', false);
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBe('NO_ATTEMPTS_LEFT');
    await update(place, { summary_attempts: 2 });
    expect((await beginAssessment(server, place, 'SUMMARY')).code).toBeNull();
  });

  it.each([
    ['WHEN_NOT_ASKED', 'STILL_ASKED'],
    ['AT_ONCE', 'SHOWN'],
    ['NEVER', 'NEVER'],
  ])('show the answers of a failed summary %s: %s', async (review_summaries, review) => {
    const place = await world();
    await update(place, { review_summaries });
    expect(await takeAssessment(server, place, 'SUMMARY', false)).toMatchObject({ review });
  });
});

describe('what is refused', () => {
  // D1-1.11, 6.15
  it('is anyone but the main instructor, who learns nothing', async () => {
    const place = await world();
    const { db } = server;
    const group = await db.selectFrom('groups').selectAll().where('id', '=', place.group_id).executeTakeFirstOrThrow();
    const instructor = await buildUser(db);
    await addGroupMember(db, place.group_id, instructor.id, 'INSTRUCTOR');
    const admin = await buildUser(db);
    await addInstitutionMember(db, group.institution_id, admin.id, 'CENTER_ADMIN');
    for (const who of [place.learner, instructor, admin, (await world()).main]) {
      for (const reply of [
        await find(place, who),
        await update(place, { in_sequence: true }, who),
        await reset(place, [place.benchmark_id], who),
      ])
        expect(reply.code).toBe('NOT_FOUND');
    }
    expect(await kept(place)).toMatchObject({ in_sequence: false });
  });

  // D2-4.21
  it('is an assessment of another course, one that is not published, and a summary among the benchmarks', async () => {
    const place = await world();
    const other = await world();
    await server.db.updateTable('summaries').set({ published: false }).where('id', '=', place.summary_id).execute();
    expect(await kept(place)).toMatchObject({ summaries: [] });
    for (const id of [other.benchmark_id, place.summary_id]) {
      const refused = update(place, { benchmarks: [{ id, time: 60 }], in_sequence: true });
      expect(await noOf(refused)).toEqual(['NOT_FOUND', 'data.benchmarks.0.id']);
      expect(await noOf(reset(place, [place.benchmark_id, id]))).toEqual(['NOT_FOUND', 'data.assessments.1']);
    }
    const draft = update(place, { summaries: [{ id: place.summary_id, time: 60 }] });
    expect(await noOf(draft)).toEqual(['NOT_FOUND', 'data.summaries.0.id']);
    expect(await kept(place)).toMatchObject({ in_sequence: false });
  });

  it.each([
    ['11 questions', { questions_per_lesson: 11 }, 'data.benchmarks.0.questions_per_lesson'],
    ['no question', { questions_per_lesson: 0 }, 'data.benchmarks.0.questions_per_lesson'],
    ['more than 600 minutes', { time: 36_001 }, 'data.benchmarks.0.time'],
    ['less than no time', { time: -1 }, 'data.benchmarks.0.time'],
  ])('is %s', async (_what, wrong, field) => {
    const place = await world();
    const refused = update(place, { benchmarks: [{ id: place.benchmark_id, time: 60, ...wrong }] });
    expect(await noOf(refused)).toEqual(['INVALID', field]);
  });
});

describe('the settings of one assessment', () => {
  const createDocument = `mutation create($data: AssessmentCustomSettingsInput!) { createAssessmentCustomSettings(data: $data) {
    assessment_id time questions_per_lesson course_id group_id } }`;
  const deleteDocument = `mutation remove($where: AssessmentCustomSettingsWhere!) { deleteAssessmentCustomSettings(where: $where) }`;
  const create = ({ group_id, course_id, main }: World, data: object) =>
    server.call(main, createDocument, { data: { group_id, course_id, ...data } });

  // D2-7.79, 7.80
  it('are created where there are none, hold for the next attempt, and are deleted with those of the course', async () => {
    const place = await world();
    const { group_id, course_id, summary_id: assessment_id } = place;
    const own = { assessment_id, time: 300, questions_per_lesson: 1 };
    expect((await create(place, own)).data['createAssessmentCustomSettings']).toEqual({ ...own, course_id, group_id });
    expect(await noOf(create(place, own))).toEqual(['TAKEN', 'data.assessment_id']);
    expect(await start(place, 'SUMMARY')).toMatchObject({ time_limit: 300, questions: { length: 1 } });
    const { data } = await server.call(place.main, deleteDocument, { where: { group_id, course_id } });
    expect(data['deleteAssessmentCustomSettings']).toEqual([assessment_id]);
    expect(await kept(place)).toMatchObject({ summaries: [{ time: null, questions_per_lesson: null }] });
  });

  it('are created once, however many do at the same moment, and beside one who saves the whole form', async () => {
    const place = await world();
    const own = { assessment_id: place.benchmark_id, time: 300 };
    const whole = update(place, { benchmarks: [{ id: place.benchmark_id, time: 60 }] });
    const codes = await Promise.all(Array.from({ length: 8 }, () => create(place, own)));
    expect((await whole).code).toBeNull();
    const others = codes.map(({ code }) => code).filter((code) => code !== 'TAKEN');
    expect([[], [null]]).toContainEqual(others);
  });

  it('are those of a published assessment of the course, with at most ten questions of each lesson', async () => {
    const place = await world();
    const { benchmark_id: foreign } = await world();
    expect(await noOf(create(place, { assessment_id: foreign, time: 60 }))).toEqual([
      'NOT_FOUND',
      'data.assessment_id',
    ]);
    const tooMany = { assessment_id: place.benchmark_id, time: 60, questions_per_lesson: 11 };
    expect(await noOf(create(place, tooMany))).toEqual(['INVALID', 'data.questions_per_lesson']);
  });
});
