import { questionTypeNames, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup } from '../../../seed/school.ts';
import { questionFields, rightAnswer, wrongAnswer } from '../../../test/answers.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { walkStudyProject } from '../../../test/walk.ts';

const save = `mutation save($data: StudyProjectProgressInput!) {
  saveStudyProjectProgress(data: $data) {
    id question_index revision progress attempt_questions { seconds_spent
      answer incorrect_count last_result retry_order case_number is_reinforced question { ${questionFields} }
    }
  }
}`;
const check = `mutation check($data: CheckAnswerInput!) {
  checkAnswer(data: $data) {
    result settled revision attempt_question { incorrect_count last_result retry_order question { ${questionFields} } }
  }
}`;
const saveAnswers = `mutation saveAnswers($data: [AnswerRecordInput!]!) {
  saveAnswers(data: $data) { saved exercise_result { corrects incorrects first_try_corrects attempt is_latest total_questions } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

type World = { learner: BuiltUser; group_id: string; course_id: string; study_project_id: string };

/** A learner in a group with a course that has one study project. */
async function world(types: readonly QuestionType[] = questionTypeNames): Promise<World> {
  const course = await buildCourse(server.db);
  const lesson = await buildLesson(server.db, { course_id: course.id });
  const project = await buildStudyProject(server.db, {
    lesson_id: lesson.id,
    cases: [types.map((type) => ({ type }))],
  });
  const group = await buildGroup(server.db, { courses: [course.id] });
  const learner = await buildUser(server.db);
  await addGroupMember(server.db, group.id, learner.id);
  return { learner, group_id: group.id, course_id: course.id, study_project_id: project.id };
}

async function start({ learner, group_id, study_project_id }: World) {
  const { data } = await server.call(learner, save, { data: { group_id, study_project_id, question_index: 0 } });
  return data['saveStudyProjectProgress'];
}

const placeOf = ({ group_id, study_project_id }: World) => ({ group_id, study_project_id });

describe('a study project', () => {
  const find = `query find($id: ID!, $groupId: ID!) { studyProject(id: $id, groupId: $groupId) { lock_reason attempts } }`;
  const found = async ({ learner, group_id, study_project_id }: World) => {
    const { data } = await server.call(learner, find, { id: study_project_id, groupId: group_id });
    return data['studyProject'];
  };

  it('says why it is locked before anything begins, as its start does, and how often it was begun', async () => {
    const place = await world(['TRUE_OR_FALSE']);
    expect(await found(place)).toEqual({ lock_reason: null, attempts: 0 });
    await start(place);
    expect(await found(place)).toEqual({ lock_reason: null, attempts: 1 });

    const other = await world(['TRUE_OR_FALSE']);
    const { lesson_id } = await server.db
      .selectFrom('study_projects')
      .select('lesson_id')
      .where('id', '=', other.study_project_id)
      .executeTakeFirstOrThrow();
    const cases = [[{ type: 'TRUE_OR_FALSE' as const }]];
    const next = await buildStudyProject(server.db, { lesson_id, study_project_number: 2, cases });
    await server.db.updateTable('groups').set({ in_sequence: true }).where('id', '=', other.group_id).execute();
    const second = { ...other, study_project_id: next.id };
    expect(await found(other)).toEqual({ lock_reason: null, attempts: 0 });
    expect(await found(second)).toEqual({ lock_reason: 'SEQUENCE', attempts: 0 });
    expect((await server.call(second.learner, save, { data: placeOf(second) })).code).toBe('SEQUENCE');
  });

  it('gives its learner their open attempt and the latest finished one in the group, and nothing of it once removed', async () => {
    const place = await world(['TRUE_OR_FALSE']);
    const { learner, group_id, study_project_id: id } = place;
    // Offered free, it stays open to whoever was removed.
    await sql`insert into free_lessons (lesson_id) select lesson_id from study_projects where id = ${id}`.execute(
      server.db,
    );
    const own = async () => {
      const query = `query own($id: ID!, $groupId: ID!) { studyProject(id: $id, groupId: $groupId) {
        draft { id study_project_id } latest { id } } }`;
      return (await server.call(learner, query, { id, groupId: group_id })).data['studyProject'];
    };
    expect(await own()).toEqual({ draft: null, latest: null });
    const { id: attempt } = await start(place);
    expect(await own()).toEqual({ draft: { id: attempt, study_project_id: id }, latest: null });
    await walkStudyProject(server, place, id, 1);
    expect(await own()).toEqual({ draft: null, latest: { id: attempt } });
    // In another group they stay a learner.
    await addGroupMember(server.db, (await buildGroup(server.db, { courses: [place.course_id] })).id, learner.id);
    await sql`update group_members set deleted_on = now() where group_id = ${group_id} and user_id = ${learner.id}`.execute(
      server.db,
    );
    expect(await own()).toEqual({ draft: null, latest: null });
  });

  it('that is a draft looks missing, as one that does not exist, unless its learner has begun it', async () => {
    const [place, begun] = [await world(['TRUE_OR_FALSE']), await world(['TRUE_OR_FALSE'])];
    await start(begun);
    const ids = [place.study_project_id, begun.study_project_id];
    await server.db.updateTable('study_projects').set({ published: false }).where('id', 'in', ids).execute();
    const { learner, group_id } = place;
    const said = async (study_project_id: string) => {
      const finish = 'mutation finish($data: ExerciseResultInput!) { saveExerciseResult(data: $data) { corrects } }';
      const result = { group_id, exercise_id: study_project_id, type: 'STUDY_PROJECT' };
      return [
        (await server.call(learner, save, { data: { group_id, study_project_id } })).errors,
        (await server.call(learner, finish, { data: result })).errors,
      ].map((errors) => errors?.[0]?.extensions);
    };
    const [draft, missing] = [await said(place.study_project_id), await said(crypto.randomUUID())];
    const withoutId = (one: unknown) => JSON.stringify(one).replaceAll(/"requestId":"[^"]*"/g, '');
    expect(withoutId(draft)).toBe(withoutId(missing));
    expect(draft[0]?.['code']).toBe('NOT_FOUND');
    expect((await server.call(begun.learner, save, { data: placeOf(begun) })).code).toBe('NOT_PUBLISHED');
  });

  // D1-3.18
  it('begins with every question of its published case studies and without any of its key', async () => {
    const place = await world();
    const draft = await start(place);
    expect(draft.attempt_questions.map((one: any) => one.question.type)).toEqual(questionTypeNames);
    for (const { question } of draft.attempt_questions) {
      expect(question).toMatchObject({
        correct_msg: null,
        incorrect_msg: null,
        incorrect_msg_two: null,
        hint: null,
        reveal: null,
      });
      for (const answer of question.answers)
        expect(answer).toMatchObject({ is_correct: null, sequence: null, match: null });
      for (const concept of question.concepts) expect(concept.letter).toBeNull();
    }
  });

  // D1-2.64, 2.96, 2.97, 7.16
  it.each(questionTypeNames)(
    'gives a hint after the first miss of %s and the answer after the second',
    async (type) => {
      const place = await world([type]);
      const { attempt_questions } = await start(place);
      const { question } = attempt_questions[0];
      const data = { ...placeOf(place), question_id: question.id, answer: await wrongAnswer(server.db, question) };
      const first = (await server.call(place.learner, check, { data })).data['checkAnswer'];
      expect(first).toMatchObject({ result: false, settled: false });
      expect(first.attempt_question.question).toMatchObject({
        incorrect_msg: '<p>Which part has to notice the change first?</p>',
        incorrect_msg_two: null,
      });
      expect(keyOf(first.attempt_question.question)).toEqual([]);
      const second = (await server.call(place.learner, check, { data })).data['checkAnswer'];
      expect(second).toMatchObject({ result: false, settled: true });
      expect(second.attempt_question.question).toMatchObject({
        incorrect_msg_two: '<p>A sensor measures; an actuator moves.</p>',
        correct_msg: null,
      });
      expect(keyOf(second.attempt_question.question).length).toBeGreaterThan(0);
      expect((await server.call(place.learner, check, { data })).code).toBe('QUESTION_SETTLED');
    },
  );

  it('takes a sequence that nobody moves on the second try in the order it is shown in then', async () => {
    const place = await world(['SEQUENCE']);
    const [{ question }] = (await start(place)).attempt_questions;
    const data = { ...placeOf(place), question_id: question.id };
    const wrong = { ...data, answer: await wrongAnswer(server.db, question) };
    const { attempt_question } = (await server.call(place.learner, check, { data: wrong })).data['checkAnswer'];
    expect((await server.call(place.learner, check, { data })).code).toBeNull();
    const [{ answer }] = (await start(place)).attempt_questions;
    expect(answer.order).toEqual(attempt_question.retry_order);
  });

  // D1-4.41–4.43, 7.48
  it.each(questionTypeNames)('is complete once its question of type %s is answered correctly', async (type) => {
    const place = await world([type]);
    const { attempt_questions } = await start(place);
    const { question } = attempt_questions[0];
    const answer = await rightAnswer(server.db, question);
    const { data } = await server.call(place.learner, check, {
      data: { ...placeOf(place), question_id: question.id, answer },
    });
    expect(data['checkAnswer']).toMatchObject({ result: true, settled: true });
    expect(data['checkAnswer'].attempt_question.question.correct_msg).toBe(
      '<p>The sensor notices, the actuator acts.</p>',
    );
    const records = [{ ...placeOf(place), question_id: question.id, answer, result: false }];
    const saved = await server.call(place.learner, saveAnswers, { data: records });
    expect(saved.data['saveAnswers'].exercise_result).toEqual({
      corrects: 1,
      incorrects: 0,
      first_try_corrects: 1,
      attempt: 1,
      is_latest: true,
      total_questions: 1,
    });
  });

  it('grades answers that were only saved, and believes no result that a browser sends (T5)', async () => {
    const place = await world();
    const { attempt_questions } = await start(place);
    const forged = await Promise.all(
      attempt_questions.map(async ({ question }: any) => ({
        ...placeOf(place),
        question_id: question.id,
        answer: await wrongAnswer(server.db, question),
        result: true,
      })),
    );
    expect((await server.call(place.learner, saveAnswers, { data: forged })).data['saveAnswers']).toEqual({
      saved: 0,
      exercise_result: null,
    });
    expect(
      (await server.call(place.learner, saveAnswers, { data: forged })).data['saveAnswers'].exercise_result,
    ).toMatchObject({ corrects: 0, incorrects: 5 });
  });

  // D1-3.30, 4.44–4.46, 7.14, 7.49
  it('resumes a saved draft with answers, order and place', async () => {
    const place = await world(['MULTIPLE_CHOICE', 'SEQUENCE']);
    const draft = await start(place);
    const [choice, sequence] = draft.attempt_questions;
    const answer = { chosen: [choice.question.answers[0].id] };
    const order = sequence.question.answers.map(({ id }: any) => id).toReversed();
    const progress = {
      [choice.question.id]: { answer, seconds: 12 },
      [sequence.question.id]: { answer: { order, placed: true } },
    };
    const saved = await server.call(place.learner, save, {
      data: { ...placeOf(place), question_index: 9, progress, revision: draft.revision },
    });
    expect(saved.data['saveStudyProjectProgress']).toMatchObject({ question_index: 1, revision: draft.revision + 1 });
    const again = await start(place);
    expect(again.id).toBe(draft.id);
    expect(again.attempt_questions[0].answer).toEqual(answer);
    expect(again.attempt_questions[1].answer).toEqual({ order, placed: true });
  });

  it('takes the time and the beginning of another try without an answer', async () => {
    const place = await world(['MULTIPLE_CHOICE']);
    const { revision, attempt_questions } = await start(place);
    const [{ question }] = attempt_questions;
    const answer = { chosen: [question.answers[0].id] };
    const drafts = [{ answer, seconds: 3 }, { seconds: 9 }, { reset: true, seconds: 12 }];
    for (const [index, draft] of drafts.entries()) {
      const data = { ...placeOf(place), progress: { [question.id]: draft }, revision: revision + index };
      expect((await server.call(place.learner, save, { data })).code).toBeNull();
    }
    expect((await start(place)).attempt_questions[0]).toMatchObject({ answer, seconds_spent: 12 });
  });

  it('does not let a second tab overwrite the first silently (T10)', async () => {
    const place = await world(['MULTIPLE_CHOICE']);
    const { revision, attempt_questions } = await start(place);
    const { question } = attempt_questions[0];
    const draft = (chosen: number) => ({
      ...placeOf(place),
      question_index: 0,
      revision,
      progress: { [question.id]: { answer: { chosen: [question.answers[chosen].id] } } },
    });
    await server.call(place.learner, save, { data: draft(0) });
    const late = await server.call(place.learner, save, { data: draft(1) });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors[0]?.extensions).toMatchObject({
      revision: revision + 1,
      progress: { [question.id]: { answer: { chosen: [question.answers[0].id] } } },
    });
  });

  it('does not let what belongs to a finished attempt touch the next one', async () => {
    const place = await world(['MULTIPLE_CHOICE']);
    const first = await start(place);
    const { question } = first.attempt_questions[0];
    const data = { ...placeOf(place), attempt_id: first.id, question_id: question.id };
    const right = { ...data, answer: await rightAnswer(server.db, question) };
    expect((await server.call(place.learner, check, { data: right })).code).toBeNull();
    await server.call(place.learner, saveAnswers, { data: [{ ...placeOf(place), question_id: question.id }] });
    const second = await start(place);
    const late = {
      ...placeOf(place),
      attempt_id: first.id,
      question_index: 0,
      revision: second.revision,
      progress: {},
    };
    expect((await server.call(place.learner, save, { data: late })).code).toBe('ATTEMPT_OVER');
    expect((await server.call(place.learner, check, { data: right })).code).toBe('ATTEMPT_OVER');
    expect((await start(place)).revision).toBe(second.revision);
  });

  it('counts exactly two wrong tries of a hundred sent at once (T6)', async () => {
    const place = await world(['MULTIPLE_CHOICE']);
    const { attempt_questions } = await start(place);
    const { question } = attempt_questions[0];
    const data = { ...placeOf(place), question_id: question.id, answer: await wrongAnswer(server.db, question) };
    const replies = await Promise.all(Array.from({ length: 100 }, () => server.call(place.learner, check, { data })));
    expect(replies.filter(({ code }) => code === null)).toHaveLength(2);
    expect(replies.filter(({ code }) => code === 'QUESTION_SETTLED')).toHaveLength(98);
  });

  it('gives the same answer to the same key and counts the try once (T9)', async () => {
    const place = await world(['MULTIPLE_CHOICE']);
    const { attempt_questions } = await start(place);
    const { question } = attempt_questions[0];
    const data = { ...placeOf(place), question_id: question.id, answer: await wrongAnswer(server.db, question) };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => server.call(place.learner, check, { data }, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
    expect(replies[0]?.data['checkAnswer'].attempt_question.incorrect_count).toBe(1);
    const other = { ...data, answer: { chosen: [] } };
    expect((await server.call(place.learner, check, { data: other }, key)).code).toBe('IDEMPOTENCY_REUSED');
  });

  it('refuses an incomplete answer and one of another shape without counting them', async () => {
    const place = await world(['MATCHING']);
    const { attempt_questions } = await start(place);
    const { question } = attempt_questions[0];
    const attempt = (answer: unknown) =>
      server.call(place.learner, check, { data: { ...placeOf(place), question_id: question.id, answer } });
    expect((await attempt({ letters: { [question.concepts[0].id]: 'A' } })).code).toBe('NOT_ANSWERED');
    expect((await attempt({ chosen: [] })).code).toBe('INVALID');
    expect((await start(place)).attempt_questions[0].incorrect_count).toBe(0);
  });
});

function keyOf(question: any): unknown[] {
  const answers = question.answers.flatMap(({ is_correct, sequence }: any) => [is_correct, sequence]);
  return [...answers, ...question.concepts.map(({ letter }: any) => letter)].filter((value) => value !== null);
}
