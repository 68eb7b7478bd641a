import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import type { ExerciseRules } from '@lectern/domain/learning/course/lock.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { statement } from '../../base/database/statement.ts';
import { groupAccessJson, type GroupAccess } from '../../base/access/group-access.ts';
import { courseOutline, type CourseOutline, type OutlineAssessment } from './course-outline.ts';
import { questionsDone } from '../attempt/questions-done.ts';

/** A published benchmark or summary with the settings that hold in this group. */
export type AssessmentFact = OutlineAssessment & {
  /** The seconds this learner has for it, extra time included; null is untimed. */
  readonly own_time: number | null;
  /** Whether an instructor has allowed one more attempt that is not used yet. */
  readonly granted: boolean;
};

/** The latest result of an exercise, or the open attempt at it (then `completed_on` is null). */
export type ResultFact = {
  readonly exercise_id: string;
  readonly attempt_id: string;
  readonly attempt: number;
  readonly corrects: number;
  readonly incorrects: number;
  readonly first_try_corrects: number;
  readonly seconds_spent: number;
  readonly total_questions: number;
  readonly questions_done: number;
  readonly question_index: number | null;
  readonly saved_at: string | null;
  readonly completed_on: string | null;
};

/** Where a learner stands with one exercise: the latest finished attempt, null before the first one, and the open one. */
export type Standing = { readonly latest: ResultFact | null; readonly open: ResultFact | null };

/** What is a learner's own, or the group's, in a course; the course itself comes from its outline. */
export type LearnerFacts = {
  readonly access: GroupAccess;
  readonly group: ExerciseRules & {
    readonly id: string;
    readonly name: string;
    readonly summary_attempts: number | null;
  };
  readonly is_member: boolean;
  readonly version: number;
  readonly time_factor: number;
  readonly settings: readonly {
    readonly id: string;
    readonly time: number | null;
    readonly questions_per_lesson: number | null;
  }[];
  /** The assessments for which one more attempt is allowed. */
  readonly granted: readonly string[];
  readonly results: readonly ResultFact[];
};

/** Everything the dashboard of one learner in one course is computed from. */
export type ProgressFacts = Omit<CourseOutline, 'assessments'> &
  Pick<LearnerFacts, 'access' | 'group' | 'is_member' | 'time_factor'> & {
    readonly assessments: readonly AssessmentFact[];
    /** By exercise; one that was never begun is missing. */
    readonly standings: ReadonlyMap<string, Standing>;
  };

/** Whose dashboard in which group and course, and who looks at it. */
type ProgressPlace = {
  readonly viewerId: string;
  readonly groupId: string;
  readonly courseId: string;
  readonly studentId: string;
};

/** Reads the facts in one statement, together with what the viewer is to the group; null where the course is not in it. */
export async function readProgressFacts(db: Database, place: ProgressPlace): Promise<ProgressFacts | null> {
  const [found] = await learnerFacts(db, place);
  if (!found) return null;
  return factsWith(db, place.courseId, found.facts);
}

/** What a learner's own facts come to with the course they are about; null where that is not published. */
export async function factsWith(db: Database, courseId: string, facts: LearnerFacts): Promise<ProgressFacts | null> {
  const outline = await courseOutline(db, courseId, facts.version);
  return outline.published ? progressFacts(outline, facts) : null;
}

function progressFacts(outline: CourseOutline, learner: LearnerFacts): ProgressFacts {
  const { settings, granted, results, ...facts } = learner;
  const assessments = outline.assessments.map((assessment): AssessmentFact => {
    const own = settings.find(({ id }) => id === assessment.id);
    const time = own?.time ?? assessment.time;
    return {
      ...assessment,
      time,
      own_time: sittingSeconds([time], facts.time_factor),
      questions_per_lesson: own?.questions_per_lesson ?? assessment.questions_per_lesson,
      granted: granted.includes(assessment.id),
    };
  });
  return { ...outline, ...facts, assessments, standings: standingsOf(results) };
}

function standingsOf(results: readonly ResultFact[]): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const result of results) {
    const { latest = null, open = null } = standings.get(result.exercise_id) ?? {};
    standings.set(
      result.exercise_id,
      result.completed_on === null ? { latest, open: result } : { latest: result, open },
    );
  }
  return standings;
}

/**
 * What is a learner's own, or the group's, whatever the course: the parts of a JSON object, for a statement that has the
 * rows `viewer`, `g` and, where the learner belongs to the group, `m`.
 */
export const factsInGroup = (studentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'access', ${groupAccessJson()},
  'group', json_build_object('id', g.id, 'name', g.name, 'in_sequence', g.in_sequence,
    'benchmark_first', g.benchmark_first, 'summary_attempts', g.summary_attempts),
  'is_member', m.user_id is not null, 'time_factor', coalesce(m.time_factor, 1),
  'granted', (
    select coalesce(json_agg(coalesce(p.benchmark_id, p.summary_id)), '[]'::json) from attempt_permissions p
    where p.group_id = g.id and p.user_id = ${studentId} and p.used_by_attempt is null),
  'results', (
    select coalesce(json_agg(json_build_object('exercise_id', r.exercise_id, 'attempt_id', r.attempt_id, 'attempt', r.attempt,
      'corrects', r.corrects, 'incorrects', r.incorrects, 'first_try_corrects', r.first_try_corrects,
      'seconds_spent', r.seconds_spent, 'total_questions', r.total_questions, 'questions_done', case when r.completed_on is null then ${questionsDone} else r.questions_done end,
      'completed_on', r.completed_on, 'question_index', a.question_index, 'saved_at', a.saved_at)), '[]'::json)
    from exercise_results r
    left join attempts a on r.completed_on is null and a.group_id = r.group_id and a.id = r.attempt_id
    where r.group_id = g.id and r.user_id = ${studentId} and (r.is_latest or r.completed_on is null))`;

/** What a group says of one of its courses: the parts of a JSON object, beside the rows `g`, `gc` and `v`. */
export const factsOfCourse: RawBuilder<unknown> = sql`
  'version', v.version,
  'settings', (
    select coalesce(json_agg(json_build_object('id', coalesce(x.benchmark_id, x.summary_id), 'time', x.time,
      'questions_per_lesson', x.questions_per_lesson)), '[]'::json)
    from assessment_custom_settings x where x.group_id = g.id and x.course_id = gc.course_id)`;

const learnerFacts = statement(
  ({ viewerId, groupId, courseId, studentId }: ProgressPlace) => sql<{ facts: LearnerFacts }>`/* learner-facts */
    select json_build_object(${factsInGroup(sql`${studentId}`)}, ${factsOfCourse}) as facts
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    join course_versions v on v.course_id = gc.course_id
    left join group_members m on m.group_id = g.id and m.user_id = ${studentId} and m.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`,
);
