import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { documentOf } from '../../../../test/security/document.ts';

let server: TestServer;
let developer: BuiltUser;
let manager: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

const send = (operation: string, variables: Record<string, unknown>, by = developer) =>
  server.call(by, documentOf(operation), variables);

async function built(summary = true) {
  const { id: course_id } = await buildCourse(server.db, { levels: 3, published: false });
  const { id: lesson_id } = await buildLesson(server.db, { course_id });
  const questions = [{ type: 'MULTIPLE_CHOICE', lesson_id } as const];
  return { course_id, ...(await buildBenchmark(server.db, { course_id, questions, summary })) };
}
const summariesOf = async (courseId: string) => (await send('summaries', { courseId })).data['summaries'];
const benchmarkOf = async (id: string) => (await send('benchmark', { id })).data['benchmark'];

describe('a benchmark', () => {
  it('is changed in what is sent, and only there', async () => {
    const { id } = await built();
    const { errors } = await send('updateBenchmark', { data: { questions_per_lesson: 4 }, where: { id } });
    expect(errors).toEqual([]);
    expect(await benchmarkOf(id)).toMatchObject({ time: 600, questions_per_lesson: 4 });
    await send('updateBenchmark', {
      data: { time: null, questions_per_lesson: null, description: 'Before' },
      where: { id },
    });
    expect(await benchmarkOf(id)).toMatchObject({ time: null, questions_per_lesson: null, description: 'Before' });
  });

  it.each([
    [{ description: 'x'.repeat(151) }, 'data.description', 'TOO_LONG'],
    [{ questions_per_lesson: 0 }, 'data.questions_per_lesson', 'TOO_LOW'],
    [{ questions_per_lesson: 11 }, 'data.questions_per_lesson', 'TOO_HIGH'],
    [{ time: 36_001 }, 'data.time', 'TOO_HIGH'],
  ])('refuses %j at its field', async (data, field, code) => {
    const { id } = await built();
    const { errors } = await send('updateBenchmark', { data, where: { id } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', field, issue: { code } });
  });

  // D2-4.07, 4.08, 6.11, 7.118, 7.119
  it('is published and made a draft again by a manager, not by a developer', async () => {
    const { id } = await built();
    expect((await send('unpublishBenchmark', { id })).code).toBe('FORBIDDEN');
    expect((await send('unpublishBenchmark', { id }, manager)).errors).toEqual([]);
    expect((await benchmarkOf(id)).published).toBe(false);
    await send('publishBenchmark', { id }, manager);
    expect((await benchmarkOf(id)).published).toBe(true);
  });

  it('is emptied rather than deleted, once no summary asks its questions, and undone as one', async () => {
    const { id, summary_id } = await built();
    expect((await send('deleteBenchmark', { id }, manager)).code).toBe('IN_USE');
    expect((await send('deleteSummary', { id: summary_id })).code).toBe('FORBIDDEN');
    await send('deleteSummary', { id: summary_id }, manager);
    const { data } = await send('deleteBenchmark', { id }, manager);
    expect(await benchmarkOf(id)).toMatchObject({ published: false, time: null, questions: [] });
    expect((await send('undoChangeSet', { id: data['deleteBenchmark'].change_set_id }, manager)).errors).toEqual([]);
    expect(await benchmarkOf(id)).toMatchObject({ published: true, time: 600, questions: [{}] });
  });
});

describe('summaries', () => {
  // D2-4.22–4.24, 7.120
  it('are made of the benchmarks, one for each, however often they are activated', async () => {
    const { course_id, id } = await built(false);
    const activate = (benchmarks: object[]) => send('activateSummaries', { course_id, benchmarks });
    const { data } = await activate([{ id, level: 1 }]);
    expect(data['activateSummaries'].items).toMatchObject([{ what: 'MADE' }]);
    const [summary] = await summariesOf(course_id);
    expect(summary).toMatchObject({ benchmark_id: id, level: 1, published: false, time: 600, questions: [{}] });
    const again = await activate([{ id, level: 1 }]);
    expect(again.data['activateSummaries']).toMatchObject({ change_set_id: null, items: [] });
    expect(await summariesOf(course_id)).toHaveLength(1);
    await send('deleteSummary', { id: summary.id }, manager);
    await activate([{ id, level: 1 }]);
    expect(await summariesOf(course_id)).toMatchObject([{ benchmark_id: id }]);
  });

  it('are made of no benchmark of another course or level', async () => {
    const [one, other] = [await built(false), await built(false)];
    for (const benchmark of [
      { id: other.id, level: 1 },
      { id: one.id, level: 2 },
    ]) {
      const reply = await send('activateSummaries', { course_id: one.course_id, benchmarks: [benchmark] });
      expect(reply.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'benchmarks.0.id' });
    }
    expect(await summariesOf(one.course_id)).toEqual([]);
  });
});
