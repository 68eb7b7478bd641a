import { randomUUID } from 'node:crypto';
import { Caller, inParallel } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import type { School } from './data.ts';
import { paced, percentile, said } from './paced.ts';
import { memoryOf, type Running } from './processes.ts';
import { row, type Row } from './report.ts';
import { begin, client, draftOf, headersOf, save, type Learner, type Sitting } from './sitting.ts';

const perSecond = 250;
/** Of five calls, one saves an answer; the others read. */
const aSave = 5;

const groupQuery = `query ($id: ID!) { group(where: { id: $id }) { id name status start_date end_date courses { id name levels } } }`;
const homeQuery = `{ viewer { id first_name last_name role institutions { id name my_role } groups { id name status my_role courses { id name } } } }`;

type Saved = { readonly saveAssessmentDraft: { readonly revision: number } };

/** A classroom at work: so many calls a second for so many minutes, four of five reading; nobody waits and nothing fails. */
export async function steady(
  school: School,
  server: Running,
  learners: readonly Learner[],
  minutes: number,
): Promise<Row[]> {
  const { send, close } = client(server.origin, 16);
  const sittings = new Map<Learner, { sitting: Sitting; revision: number; saves: number; busy: boolean }>();
  await inParallel(learners, 8, async (learner) => {
    const sitting = await begin(send, school, learner);
    sittings.set(learner, { sitting, revision: sitting.revision, saves: 0, busy: false });
  });
  close();
  const caller = new Caller(server.origin, learners.length);
  const failures: string[] = [];
  const memory: number[] = [];
  const reads = new Set<number>();
  const ask = async (learner: Learner, query: string, variables: unknown): Promise<Partial<Saved> | null> => {
    const { status, text } = await caller.ask(
      '/graphql',
      JSON.stringify({ query, variables }),
      headersOf(learner, randomUUID()),
    );
    const { data, errors } = status === 200 ? JSON.parse(text) : { data: null, errors: [{ message: text }] };
    if (status !== 200 || errors) failures.push(`${status}: ${JSON.stringify(errors).slice(0, 200)}`);
    return data;
  };
  const read = (turn: number, learner: Learner) => {
    const ids = { courseId: school.course_id, groupId: learner.group_id };
    if (turn % aSave === 1) return ask(learner, homeQuery, {});
    if (turn % aSave === 2) return ask(learner, groupQuery, { id: learner.group_id });
    return ask(learner, dashboardQuery, ids);
  };
  const took = await paced(perSecond, minutes * 60, async (turn) => {
    if (turn % (perSecond * 5) === 0) memory.push(memoryOf(server.pid).now);
    const learner = learners[(turn * 7) % learners.length] as Learner;
    const own = sittings.get(learner)!;
    // A browser saves the next answer once the last one is saved.
    if (turn % aSave !== 0 || own.busy) {
      reads.add(turn);
      await read(turn, learner);
      return;
    }
    own.busy = true;
    const variables = draftOf(learner, own.sitting, own.saves % own.sitting.questions.length, 1, own.revision);
    const saved = await ask(learner, save, variables);
    own.revision = saved?.saveAssessmentDraft?.revision ?? own.revision;
    own.saves += 1;
    own.busy = false;
  });
  caller.close();
  const ofReads = took.filter((_, turn) => reads.has(turn));
  const ofSaves = took.filter((_, turn) => !reads.has(turn));
  // What the server keeps for its work it has taken after a third of the time.
  const [early = 0, late = 0] = [memory.slice(0, Math.ceil(memory.length / 3)), memory].map((part) => part.at(-1));
  const growth = late / early - 1;
  const isQuick = percentile(ofReads, 95) <= 150 && percentile(ofSaves, 95) <= 250 && percentile(took, 99) <= 500;
  const what = `${learners.length} learners, ${perSecond} calls a second for ${minutes} min`;
  return [
    row(
      `${what}: ${ofReads.length.toLocaleString('en')} reads`,
      said(ofReads),
      `${ofSaves.length.toLocaleString('en')} saves: ${said(ofSaves)}`,
      '',
      'p95 ≤ 150 ms, saves ≤ 250 ms, p99 ≤ 500 ms',
      isQuick,
    ),
    row(
      `${what}: what failed`,
      `${failures.length} of ${took.length.toLocaleString('en')}${failures.length > 0 ? `, the first ${failures[0]}` : ''}`,
      '',
      '',
      '0',
      failures.length === 0,
    ),
    row(
      `${what}: memory of the server`,
      `${late.toFixed(0)} MB`,
      `after a third of the time ${early.toFixed(0)} MB`,
      `${(100 * growth).toFixed(1)} % more`,
      '≤ 512 MB, < 5 % more',
      late <= 512 && growth < 0.05,
    ),
  ];
}
