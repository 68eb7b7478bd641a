import { drawQuestions } from '@lectern/domain/learning/assessment/draw.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { present } from '@lectern/domain/learning/question/present.ts';
import type { Random } from '@lectern/domain/random.ts';
import type { AssessmentProgress } from '../course/progress-view.ts';
import type { StartFacts } from './assessment-facts.ts';

/**
 * The questions of a sitting over some assessments, ordered by level. A first summary asks what the learner's benchmark
 * asked, so that the two can be compared; a later attempt asks what was not asked before as far as there is any.
 */
export function drawSitting(
  facts: StartFacts,
  sitting: readonly AssessmentProgress[],
  random: Random,
): AskedQuestion[] {
  return sitting
    .toSorted((a, b) => a.level - b.level)
    .flatMap((assessment) => {
      const nameOf = (lessonId: string) => facts.lessons.find(({ id }) => id === lessonId)?.name ?? null;
      const candidates = facts.questions.filter(({ benchmark_id }) => benchmark_id === assessment.benchmark_id);
      const last = lastInLine(
        facts,
        assessment,
        candidates.map(({ question_id }) => question_id),
      );
      return drawQuestions(candidates, assessment.questions_per_lesson, last, random).map(
        ({ content, benchmark_id: _benchmark, ...question }): AskedQuestion => ({
          ...question,
          lesson_name: nameOf(question.lesson_id),
          exercise_id: assessment.id,
          case_number: null,
          is_reinforced: false,
          ...present(content, random),
        }),
      );
    });
}

/** The questions to draw only when the others do not suffice. */
function lastInLine(facts: StartFacts, assessment: AssessmentProgress, all: readonly string[]): ReadonlySet<string> {
  const askedIn = (exerciseId: string) =>
    new Set(
      facts.asked_before.filter(({ exercise_id }) => exercise_id === exerciseId).map(({ question_id }) => question_id),
    );
  const before = askedIn(assessment.id);
  if (assessment.type === 'BENCHMARK' || before.size > 0) return before;
  const inBenchmark = askedIn(assessment.benchmark_id);
  return inBenchmark.size > 0 ? new Set(all.filter((id) => !inBenchmark.has(id))) : before;
}
