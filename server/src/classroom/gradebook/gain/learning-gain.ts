import {
  gainOfAnswers,
  gainOfLearners,
  leastCounted,
  type LearningGain,
} from '@lectern/domain/classroom/gradebook/gain/learning-gain.ts';
import { itemAnalysis, type ItemAnalysis } from '@lectern/domain/classroom/gradebook/gain/item-analysis.ts';
import type { PairedAnswers } from '@lectern/domain/classroom/gradebook/gain/paired-answers.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { CompletedOn, GainFacts, GainLearner, GainLesson, GainQuestion, PackedPairs } from './gain-facts.ts';

const pairsOf = ([kept, gained, lost, missed]: readonly [number, number, number, number]): PairedAnswers => ({
  kept,
  gained,
  lost,
  missed,
});

/** Adds up pairs by one of their numbers; those that have none of it are left out. */
function pairsBy(pairs: readonly PackedPairs[], of: (pairs: PackedPairs) => number | null): Map<number, PairedAnswers> {
  const sums = new Map<number, [number, number, number, number]>();
  for (const one of pairs) {
    const key = of(one);
    if (key === null) continue;
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + one[3], sum[1] + one[4], sum[2] + one[5], sum[3] + one[6]]);
  }
  return new Map([...sums].map(([key, sum]) => [key, pairsOf(sum)]));
}

const learnerOf = ([learner]: PackedPairs) => learner;
const lessonOf = ([, lesson]: PackedPairs) => lesson;
const levelOf = ([, , level]: PackedPairs) => level;

/** What a group gained: the mean over its learners. */
const gainOfGroup = (pairs: readonly PackedPairs[]): LearningGain =>
  gainOfLearners([...pairsBy(pairs, learnerOf).values()]);

const nothing: PairedAnswers = { kept: 0, gained: 0, lost: 0, missed: 0 };

const GainChangeRef = builder.enumType('GainChange', {
  description: 'What can be said of a change from benchmark to summary.',
  values: {
    MORE: { description: 'More was right in the summary: the whole interval lies above zero.' },
    LESS: { description: 'Less was right in the summary: the whole interval lies below zero.' },
    UNCLEAR: { description: 'It may be chance: zero lies in the interval.' },
  },
});

const LearningGainRef = builder.objectRef<LearningGain>('LearningGain').implement({
  description:
    'What was learned between the first finished benchmark and the first finished summary, over the questions that both asked and their first answers. Figures are percentages and points of percent, unrounded; all of them are null while too little is counted.',
  fields: (t) => ({
    counted: t.exposeInt('counted', {
      description: 'What it is made of: learners for a group and a lesson of it, pairs of answers else.',
    }),
    least: t.int({ description: 'How many have to be counted before there are figures.', resolve: () => leastCounted }),
    before: t.float({
      nullable: true,
      description: 'The percentage right in the benchmark.',
      resolve: ({ figures }) => figures?.before,
    }),
    after: t.float({
      nullable: true,
      description: 'The percentage right in the summary.',
      resolve: ({ figures }) => figures?.after,
    }),
    points: t.float({
      nullable: true,
      description: 'After minus before, in points of percent.',
      resolve: ({ figures }) => figures?.points,
    }),
    normalised: t.float({
      nullable: true,
      description: "Hake's normalised gain, (after − before) / (100 − before); null too where all was right before.",
      resolve: ({ figures }) => figures?.normalised,
    }),
    low: t.float({
      nullable: true,
      description: 'The lower end of the 95 percent interval of the points; null too where all changed alike.',
      resolve: ({ figures }) => figures?.interval?.low,
    }),
    high: t.float({
      nullable: true,
      description: 'Its upper end; null as the lower one is.',
      resolve: ({ figures }) => figures?.interval?.high,
    }),
    change: t.field({
      type: GainChangeRef,
      description: 'What can be said of the change; UNCLEAR too without figures or without an interval.',
      resolve: ({ figures }) => figures?.change ?? 'UNCLEAR',
    }),
    worse: t.boolean({
      description: 'Whether the change is LESS, for the app of the release before.',
      resolve: ({ figures }) => figures?.change === 'LESS',
    }),
  }),
});

const LearnerGain = builder.objectRef<GainLearner & { gain: LearningGain }>('LearnerGain').implement({
  description: 'What one learner gained.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The learner.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    gain: t.expose('gain', { type: LearningGainRef, description: 'Over the questions that both asked of them.' }),
  }),
});

const LessonGain = builder.objectRef<GainLesson & { gain: LearningGain }>('LessonGain').implement({
  description: 'What was gained in one lesson.',
  fields: (t) => ({
    lesson_id: t.exposeID('lesson_id', { description: 'The lesson.' }),
    lesson_name: t.exposeString('lesson_name', { description: 'Its name.' }),
    gain: t.expose('gain', { type: LearningGainRef, description: 'Over the questions about it.' }),
  }),
});

const LevelGain = builder.objectRef<{ level: number; gain: LearningGain }>('LevelGain').implement({
  description: 'What was gained at one level.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'The level.' }),
    gain: t.expose('gain', { type: LearningGainRef, description: 'Over the questions of its assessments.' }),
  }),
});

const ItemAnalysisRef = builder.objectRef<ItemAnalysis>('ItemAnalysis').implement({
  description: 'How a question went in the first finished attempts at one kind of assessment.',
  fields: (t) => ({
    answers: t.exposeInt('answers', { description: 'How many attempts asked it.' }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description: 'Its difficulty: the percentage right at the first try, unrounded; null with too few answers.',
    }),
    discrimination: t.exposeFloat('discrimination', {
      nullable: true,
      description:
        'From −1 to 1, how having it right goes with having the other questions right: their point-biserial correlation; null with too few answers, and where it cannot be told.',
    }),
  }),
});

type QuestionShape = Omit<GainQuestion, 'lesson'> & { readonly lesson: GainLesson | null };

const QuestionGain = builder.objectRef<QuestionShape>('QuestionGain').implement({
  description: 'How one question of the assessments went, before and after.',
  fields: (t) => ({
    question_id: t.exposeID('question_id', { description: 'The question.' }),
    question: t.exposeString('question', { description: 'Its text as it is now, as cleaned HTML.' }),
    level: t.exposeInt('level', { description: 'The level of its assessments.' }),
    lesson_name: t.string({
      nullable: true,
      description: 'The lesson it is about; null where that is gone.',
      resolve: ({ lesson }) => lesson?.lesson_name,
    }),
    benchmark: t.field({
      type: ItemAnalysisRef,
      description: 'In the benchmark.',
      resolve: ({ benchmark }) => itemAnalysis(benchmark),
    }),
    summary: t.field({
      type: ItemAnalysisRef,
      description: 'In the summary.',
      resolve: ({ summary }) => itemAnalysis(summary),
    }),
    gain: t.field({
      type: LearningGainRef,
      description: 'Over the learners whom both asked it.',
      resolve: ({ pairs }) => gainOfAnswers(pairsOf(pairs)),
    }),
  }),
});

const CompletedOnRef = builder.objectRef<CompletedOn>('CompletedOn').implement({
  description: 'How many study projects were completed on a day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day, in the time zone of the institution.' }),
    completed: t.exposeInt('completed', {
      description: 'Completions of published study projects by all learners; of one by one learner, the first.',
    }),
  }),
});

/** What the learners of a group gained in a course. */
export const GroupGain = builder.objectRef<GainFacts>('GroupLearningGain').implement({
  description: 'What the learners of a group gained in a course, at one level or at all.',
  fields: (t) => ({
    gain: t.field({
      type: LearningGainRef,
      description: 'The mean over the learners; each counts the same.',
      resolve: ({ pairs }) => gainOfGroup(pairs),
    }),
    learners: t.field({
      type: [LearnerGain],
      description: 'Learner by learner, by last name.',
      resolve: ({ learners, pairs }) => {
        const sums = pairsBy(pairs, learnerOf);
        return learners.map((learner, number) => ({ ...learner, gain: gainOfAnswers(sums.get(number) ?? nothing) }));
      },
    }),
    lessons: t.field({
      type: [LessonGain],
      description:
        'Lesson by lesson, in their order; the mean over the learners of whom both asked something about it.',
      resolve: ({ lessons, pairs }) => {
        const ofLesson = Map.groupBy(pairs, lessonOf);
        return lessons.map((lesson, number) => ({ ...lesson, gain: gainOfGroup(ofLesson.get(number) ?? []) }));
      },
    }),
    questions: t.field({
      type: [QuestionGain],
      description: 'Every question of the assessments that somebody of the group has answered, by level and lesson.',
      resolve: ({ questions, lessons }) =>
        questions.map((one) => ({ ...one, lesson: one.lesson === null ? null : (lessons[one.lesson] ?? null) })),
    }),
    days: t.field({
      type: [CompletedOnRef],
      description: 'Progress over time: the days on which study projects were completed, the earliest first.',
      resolve: ({ days }) => [...days],
    }),
    study_projects: t.exposeInt('projects', {
      description: 'How many published study projects each learner can complete.',
    }),
  }),
});

/** What one learner gained in a course. */
export const StudentGain = builder.objectRef<GainFacts>('StudentLearningGain').implement({
  description: 'What one learner gained in a course.',
  fields: (t) => ({
    levels: t.field({
      type: [LevelGain],
      description: 'Level by level, those at which both assessments are finished.',
      resolve: ({ pairs }) =>
        [...pairsBy(pairs, levelOf)]
          .sort(([a], [b]) => a - b)
          .map(([level, sum]) => ({ level, gain: gainOfAnswers(sum) })),
    }),
    lessons: t.field({
      type: [LessonGain],
      description: 'Lesson by lesson, in their order, those about which both asked something.',
      resolve: ({ lessons, pairs }) => {
        const sums = pairsBy(pairs, lessonOf);
        return lessons.flatMap((lesson, number) => {
          const sum = sums.get(number);
          return sum ? [{ ...lesson, gain: gainOfAnswers(sum) }] : [];
        });
      },
    }),
  }),
});
