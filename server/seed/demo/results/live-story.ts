import { isAssessmentComplete } from '@lectern/domain/learning/assessment/attempt.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import type { Random } from '@lectern/domain/random.ts';
import type { Days } from '../days.ts';
import type { AssessmentExercise, Exercises } from './exercises.ts';
import { sitAssessment } from './sit-assessment.ts';
import { lessonOffsets, type Story } from './stories.ts';
import { workStudyProject, type Chance, type Reach } from './work-study-project.ts';
import type { Worked, WorkPlace } from './worked.ts';

/** What a learner works with. Days count from today; `settings` are the group's own for assessments of a level. */
export type Life = {
  readonly place: WorkPlace;
  readonly exercises: Exercises;
  readonly days: Days;
  readonly starts: number;
  readonly time_factor: number;
  readonly settings: ReadonlyMap<number, { readonly time: number; readonly questions_per_lesson: number }>;
  readonly random: Random;
};

/** How much likelier than others a type is answered right. */
const typeOffsets: Partial<Record<QuestionType, number>> = {
  MULTIPLE_CHOICE: 0.04,
  TRUE_OR_FALSE: 0.02,
  CORRECT_OR_INCORRECT: 0.02,
  MATCHING: -0.02,
  SEQUENCE: -0.06,
};

const knowing =
  (share: number): Chance =>
  ({ lesson, type }) =>
    share >= 1 ? 1 : share + (lessonOffsets[lesson] ?? 0) + (typeOffsets[type] ?? 0);

/** Everything a learner of a group has done, in the order of time. */
export function liveStory(story: Story, life: Life): Worked[] {
  const [level1, level2] = life.exercises.assessments;
  if (!level1 || !level2) throw new Error('the course has no assessments at two levels');
  const isRunning = life.starts > -60;
  const last = story.done < 10 && isRunning ? -2 - Math.floor(life.random() * 5) : life.starts + 30;
  const days = { first: life.starts + 3, last };
  const benchmark = sit(
    life,
    level1,
    'BENCHMARK',
    life.starts + 1 + Math.floor(life.random() * 2),
    knowing(story.before),
    story,
  );
  const middle = knowing((story.before + story.after) / 2 + 0.05);
  const projects = study(life, 1, story.done, days, middle, story.open);
  const repeated = story.repeats ? [repeat(life, projects[0], knowing(story.after + 0.1))] : [];
  const summaries = sitSummaries(life, level1, story.summaries ?? 0, life.starts + 32, story, benchmark);
  if (story.level_2 === undefined) return [benchmark, ...projects, ...repeated, ...summaries];
  const second = sit(life, level2, 'BENCHMARK', life.starts + 35, knowing(story.before + 0.08));
  const applied = study(
    life,
    2,
    story.level_2,
    { first: life.starts + 36, last: life.starts + 40 },
    knowing(story.after - 0.14),
  );
  const final = story.summary_2 ? sitSummaries(life, level2, 1, life.starts + 41, story, second) : [];
  return [benchmark, ...projects, ...repeated, ...summaries, second, ...applied, ...final];
}

/** A moment in the working hours of a day. */
function hours({ days, random }: Life, day: number): Date {
  return days.at(Math.min(day, -1), 8 * 3600 + Math.floor(random() * 7 * 3600));
}

function sit(
  life: Life,
  assessment: AssessmentExercise,
  type: 'BENCHMARK' | 'SUMMARY',
  day: number,
  chance: Chance,
  extra: { attempt?: number; last_in_line?: ReadonlySet<string>; runs_out?: true } = {},
): Worked {
  const own = life.settings.get(assessment.level);
  return sitAssessment(assessment, {
    place: life.place,
    type,
    attempt: extra.attempt ?? 1,
    started: hours(life, day),
    time_limit: sittingSeconds([own?.time ?? assessment.time], life.time_factor),
    per_lesson: own?.questions_per_lesson ?? null,
    last_in_line: extra.last_in_line ?? new Set(),
    runs_out: extra.runs_out ?? false,
    chance,
    random: life.random,
  });
}

/** A first summary asks what the benchmark asked; it is taken again until it is passed or the story ends. */
function sitSummaries(
  life: Life,
  assessment: AssessmentExercise,
  most: number,
  day: number,
  { after }: Story,
  benchmark: Worked,
): Worked[] {
  const asked = new Set(benchmark.asked.map(({ question_id }) => question_id));
  const others = assessment.questions.map(({ question_id }) => question_id).filter((id) => !asked.has(id));
  const taken: Worked[] = [];
  while (taken.length < most) {
    const attempt = taken.length + 1;
    const chance = knowing(after - 0.14 * (most - attempt));
    const last_in_line = attempt === 1 ? new Set(others) : asked;
    const sitting = sit(life, assessment, 'SUMMARY', day + 3 * (attempt - 1), chance, { attempt, last_in_line });
    taken.push(sitting);
    const earlier = { submitted: attempt, latest_percent: percentOf(sitting), granted: false };
    if (isAssessmentComplete('SUMMARY', earlier)) break;
  }
  return taken;
}

function percentOf({ asked, progress }: Worked): number | null {
  const rights = asked.filter(({ question_id }) => progressOf(progress, question_id).last_result === true);
  return scorePercent(rights.length, asked.length);
}

/** Study projects of a level one after the other, spread over some days; the one after the last may be left open. */
function study(
  life: Life,
  level: number,
  done: number,
  { first, last }: { first: number; last: number },
  chance: Chance,
  open?: Exclude<Reach, 'ALL'>,
): Worked[] {
  const projects = life.exercises.projects.filter((project) => project.level === level);
  const reaches: Reach[] = [...Array.from({ length: done }, (): Reach => 'ALL'), ...(open ? [open] : [])];
  return reaches.flatMap((reach, index) => {
    const project = projects[index];
    if (!project) return [];
    const share = reaches.length > 1 ? index / (reaches.length - 1) : 0;
    const day = reach === 'ALL' ? Math.round(first + share * (last - first)) : last + 1;
    const working = { place: life.place, attempt: 1, started: hours(life, day), chance, random: life.random };
    return workStudyProject(project, reach, working);
  });
}

function repeat(life: Life, earlier: Worked | undefined, chance: Chance): Worked {
  const project = life.exercises.projects.find(({ id }) => id === earlier?.exercise_id);
  if (!earlier || !project) throw new Error('there is no study project to repeat');
  const working = {
    place: life.place,
    attempt: earlier.attempt + 1,
    started: hours(life, life.starts + 31),
    chance,
    random: life.random,
  };
  return workStudyProject(project, 'ALL', working);
}
