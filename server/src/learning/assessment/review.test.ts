import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildLesson } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember } from '../../../seed/school.ts';
import { questionFields } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import {
  assessmentWorld,
  beginAssessment,
  startDocument,
  submitDocument,
  takeAssessment,
  type AskedQuestion,
  type AssessmentWorld,
} from '../../../test/taking.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const world = (values?: Parameters<typeof assessmentWorld>[1]) => assessmentWorld(server, values);
const begin = (place: AssessmentWorld, type?: string, level?: number | null) =>
  beginAssessment(server, place, type, level);
const take = (place: AssessmentWorld, type: 'BENCHMARK' | 'SUMMARY', right: boolean) =>
  takeAssessment(server, place, type, right);

describe('the answer key of a submitted sitting', () => {
  const key =
    /"is_correct":(true|false)|"sequence":\d|"match":"|"letter":"[A-Z]","concept|"last_result":(true|false)|"incorrect_count":[^0]/;
  const takeUp = async ({ learner, group_id, course_id }: AssessmentWorld, type: string, attempt_id: string) =>
    (await server.call(learner, startDocument, { data: { group_id, course_id, type, attempt_id } })).data[
      'startAssessment'
    ];
  const readers = `query results($where: SummaryResultsWhere!) { summaryResults(where: $where) {
    last_result: result incorrect: answer question { ${questionFields} } } }`;
  const resultsOf = async ({ learner, group_id, course_id }: AssessmentWorld, reader = learner) =>
    (await server.call(reader, readers, { where: { group_id, course_id, user_id: learner.id } })).data[
      'summaryResults'
    ];
  const setRules = (place: AssessmentWorld, rules: object) =>
    server.db.updateTable('groups').set(rules).where('id', '=', place.group_id).execute();

  it('stays closed after a blank summary, which may be taken again, and opens for every sitting once it is passed', async () => {
    const place = await world();
    const benchmark = await take(place, 'BENCHMARK', false);
    const blank = (await begin(place, 'SUMMARY')).data['startAssessment'];
    const where = { group_id: place.group_id, attempt_id: blank.id };
    const { data } = await server.call(place.learner, submitDocument('SUMMARY'), { where, data: [] });
    expect(data['result']).toMatchObject({ review: 'STILL_ASKED', result: { corrects: 0, total_questions: 5 } });
    expect(data['result'].result.by_lesson).toEqual([
      { lesson_name: 'Networks', corrects: 0, total_questions: 5, percent: 0 },
    ]);
    for (const reply of [data['result'], await takeUp(place, 'SUMMARY', blank.id), await resultsOf(place)])
      expect(JSON.stringify(reply)).not.toMatch(key);
    const again = await takeUp(place, 'BENCHMARK', benchmark.id);
    expect(again.review).toBe('STILL_ASKED');
    expect(again.questions.map(({ answer }: AskedQuestion) => answer)).not.toContain(null);
    expect(JSON.stringify(again)).not.toMatch(key);

    await take(place, 'SUMMARY', true);
    for (const [type, id] of [
      ['BENCHMARK', benchmark.id],
      ['SUMMARY', blank.id],
    ] as const) {
      const shown = await takeUp(place, type, id);
      expect(shown.review).toBe('SHOWN');
      expect(JSON.stringify(shown)).toMatch(key);
      expect(shown.questions.map(({ last_result }: AskedQuestion) => last_result)).not.toContain(null);
    }
    expect(JSON.stringify(await resultsOf(place))).toMatch(key);
  });

  it('opens when the last attempt is used, and closes again when an instructor allows one more', async () => {
    const place = await world({ group: { summary_attempts: 1 } });
    await take(place, 'BENCHMARK', true);
    const failed = await take(place, 'SUMMARY', false);
    expect(failed.review).toBe('SHOWN');
    const { group_id, summary_id, learner } = place;
    await server.db
      .insertInto('attempt_permissions')
      .values({ group_id, summary_id, user_id: learner.id, reason: 'ill', granted_by: learner.id })
      .execute();
    expect((await takeUp(place, 'SUMMARY', failed.id)).review).toBe('STILL_ASKED');
    expect((await take(place, 'SUMMARY', false)).review).toBe('SHOWN');
  });

  it('is shown at once or never where the main instructor has set that, for each kind of assessment', async () => {
    const place = await world();
    await setRules(place, { review_benchmarks: 'AT_ONCE', review_summaries: 'NEVER' });
    expect((await take(place, 'BENCHMARK', false)).review).toBe('SHOWN');
    const passed = await take(place, 'SUMMARY', true);
    expect(passed.review).toBe('NEVER');
    expect(JSON.stringify(passed)).not.toMatch(key);
    expect(JSON.stringify(await resultsOf(place))).not.toMatch(key);
  });

  it('is decided level by level in a sitting of several', async () => {
    const place = await world();
    const { id: lesson_id } = await buildLesson(server.db, { course_id: place.course_id });
    const second = {
      course_id: place.course_id,
      level: 2,
      questions: [{ type: 'MULTIPLE_CHOICE', lesson_id } as const],
    };
    await buildBenchmark(server.db, { ...second, summary: false });
    const sat = (await begin(place, 'BENCHMARK', null)).data['startAssessment'];
    const where = { group_id: place.group_id, attempt_id: sat.id };
    const { data } = await server.call(place.learner, submitDocument('BENCHMARK'), { where, data: [] });
    expect(data['result'].review).toBe('STILL_ASKED');
    const shown: AskedQuestion[] = data['result'].questions;
    const openOn = (wanted: number) =>
      shown.filter(({ level }) => level === wanted).map(({ last_result }) => last_result !== null);
    expect(openOn(1)).toEqual(openOn(1).map(() => false));
    expect(openOn(1)).not.toEqual([]);
    expect(openOn(2)).toEqual([true]);
  });

  // D1-3.23, 3.24, 3.36, 7.17–7.22
  it('is shown to instructors of the learner', async () => {
    const place = await world();
    await take(place, 'SUMMARY', false);
    const teacher = await buildUser(server.db);
    await addGroupMember(server.db, place.group_id, teacher.id, 'INSTRUCTOR');
    expect(JSON.stringify(await resultsOf(place, teacher))).toMatch(key);
  });
});
