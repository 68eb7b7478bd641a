import { sql, type RawBuilder } from 'kysely';
import { countLesson } from '@lectern/domain/learning/course/progress.ts';
import type { Database } from '../../base/database/connect.ts';
import { byCourse } from '../../learning/course/by-course.ts';
import { courseOutline, type CourseOutline } from '../../learning/course/course-outline.ts';
import { groupAccessJson } from '../../base/access/group-access.ts';
import type { GroupCourseShape, GroupShape } from './group.ts';

/** A group as its statement gives it: its courses are named, what they show comes from their outlines. */
export type GroupRow = Omit<GroupShape, 'courses' | 'finished_in'> & {
  readonly courses: readonly { readonly id: string; readonly version: number }[];
  /** The exercises that the viewer has finished in the group. */
  readonly finished: readonly string[];
};

/** The group row `g` as one JSON object for the person in row `viewer`. For use inside a larger statement that has both rows. */
export function groupJson(): RawBuilder<GroupRow> {
  return sql<GroupRow>`json_build_object(
    'id', g.id, 'name', g.name, 'key', g.key, 'status', g.status, 'status_on', g.status_on, 'start_date', g.start_date, 'end_date', g.end_date,
    'group_size', g.group_size, 'learners', g.learners, 'license_id', g.license_id, 'external_id', g.external_id,
    'number_of_members', (select count(*)::int from group_members m where m.group_id = g.id and m.deleted_on is null),
    'institution', (select json_build_object('id', i.id, 'name', i.name) from institutions i where i.id = g.institution_id),
    'owner', (select json_build_object('first_name', o.first_name, 'last_name', o.last_name) from users o where o.id = g.owner_id),
    'access', ${groupAccessJson()},
    'late_answers', (select count(*)::int from late_answers l where l.group_id = g.id and l.taken is null),
    'courses', (
      select coalesce(json_agg(json_build_object('id', v.course_id, 'version', v.version)), '[]'::json)
      from group_courses gc join course_versions v on v.course_id = gc.course_id where gc.group_id = g.id),
    'finished', (
      select coalesce(json_agg(r.exercise_id), '[]'::json) from exercise_results r
      where r.group_id = g.id and r.user_id = viewer.id and r.is_latest)
  )`;
}

/** The group with what its published courses show, in their order, and the viewer's progress in each. */
export async function groupOfRow(db: Database, { courses, finished, ...group }: GroupRow): Promise<GroupShape> {
  const done = new Set(finished);
  const outlines = await Promise.all(courses.map(({ id, version }) => courseOutline(db, id, version)));
  const shown = outlines.filter(({ published }) => published).toSorted(byCourse);
  const finishedIn = ({ lessons, assessments }: CourseOutline) =>
    assessments.some(({ id }) => done.has(id)) ||
    lessons.some(({ projects }) => projects.some(({ id }) => done.has(id)));
  return {
    ...group,
    finished_in: shown.filter(finishedIn).map(({ course }) => course.id),
    courses: shown.map(({ course, lessons }): GroupCourseShape => {
      const { id, name, logo, description, levels, language, product } = course;
      const counts = lessons.map(({ projects }) => countLesson(projects, (project) => done.has(project.id)));
      return { id, name, logo, description, levels, language, color: product.color, lessons: counts };
    }),
  };
}
