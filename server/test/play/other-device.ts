import type { TestServer } from '../open-server.ts';
import type { PlayPlace, PlayType } from './play-school.ts';
import { inIds, readAttempts, type AttemptFacts } from './stored-attempts.ts';

const saveProject = `mutation ($data: StudyProjectProgressInput!) { saveStudyProjectProgress(data: $data) { id } }`;
const saveSitting = `mutation ($data: AssessmentDraftInput!) { saveAssessmentDraft(data: $data) { id } }`;
const submit = {
  BENCHMARK: `mutation ($where: AttemptWhere!) { saveBenchmarkAnswers(data: [], where: $where) { id } }`,
  SUMMARY: `mutation ($where: AttemptWhere!) { saveSummaryAnswers(data: [], where: $where) { id } }`,
};

/** Saves an answer as another device of the learner, which has seen what is saved. */
export async function answerElsewhere(
  server: TestServer,
  place: PlayPlace,
  type: PlayType,
  index: number,
  words: unknown,
): Promise<void> {
  const open = await openAttempt(server, place, type);
  const question_id = open.questions[index]?.question_id ?? '';
  const answer = inIds(open, question_id, words);
  const data = { group_id: place.group_id, attempt_id: open.id, revision: open.revision };
  await (type === 'STUDY_PROJECT'
    ? ask(server, place, saveProject, {
        data: { ...data, study_project_id: place.project_id, progress: { [question_id]: { answer } } },
      })
    : ask(server, place, saveSitting, { data: { ...data, answers: [{ question_id, answer }] } }));
}

/** Submits the open sitting as another device of the learner. */
export async function submitElsewhere(
  server: TestServer,
  place: PlayPlace,
  type: Exclude<PlayType, 'STUDY_PROJECT'>,
): Promise<void> {
  const { id } = await openAttempt(server, place, type);
  await ask(server, place, submit[type], { where: { group_id: place.group_id, attempt_id: id } });
}

async function openAttempt({ db }: TestServer, place: PlayPlace, type: PlayType): Promise<AttemptFacts> {
  const open = (await readAttempts(db, place)).findLast((one) => one.type === type && one.state === 'STARTED');
  if (!open) throw new Error('the learner has no such attempt open');
  return open;
}

async function ask(server: TestServer, { learner }: PlayPlace, query: string, variables: Record<string, unknown>) {
  const { errors } = await server.call(learner, query, variables);
  if (errors[0]) throw new Error(errors[0].message);
}
