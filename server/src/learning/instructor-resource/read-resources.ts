import {
  compareResources,
  type ListedResource,
  type ResourceType,
} from '@lectern/domain/learning/course/instructor-resource.ts';
import { sql } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import { isShown } from '../../base/content/is-shown.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import type { InstructorResourceShape } from './instructor-resource.ts';

/** A resource with the place of its file in the media library. */
export type StoredResource = InstructorResourceShape &
  ListedResource & {
    readonly type: ResourceType;
    readonly folder: string;
    readonly file_name: string;
    readonly content_type: string;
  };

/** The resources of a course as the caller may have them. */
export type CourseResources = {
  readonly course: { readonly id: string; readonly name: string };
  readonly resources: readonly StoredResource[];
  /** The institutions whose administrator the caller is, where only that opens the resources. */
  readonly administered: readonly string[];
  /** Whether the caller has them as an author, not as somebody who teaches. */
  readonly inPreview: boolean;
};

type Row = Omit<CourseResources, 'administered' | 'inPreview'> & {
  readonly facts: ContentFacts;
  readonly institutions: CourseResources['administered'];
};

/**
 * The resources of a course in their order, by the id of the course or of one of them. Whoever teaches the course in a
 * group has those of published lessons, content roles in preview all. It refuses everybody else.
 */
export async function readResources(
  context: Context,
  operation: 'instructorResources' | 'GET /instructor-resources/:id',
  id: string,
  groupId: string | null,
): Promise<CourseResources> {
  const { rows } = await sql<Row>`
    with ${viewerRow(context, groupId)}
    select ${contentFactsJson(groupId)} as facts, json_build_object('id', c.id, 'name', c.name) as course,
      (select coalesce(json_agg(json_build_object('id', r.id, 'course_id', r.course_id, 'name', r.name, 'type', r.type,
          'lesson_id', r.lesson_id, 'lesson_name', l.name, 'lesson_place', l.display_order, 'order', r.order_key, 'description', r.description,
          'bytes', f.bytes, 'folder', f.folder, 'file_name', f.file_name, 'content_type', f.content_type)), '[]'::json)
        from instructor_resources r
        join media f on f.id = (media_ids(r.url))[1]
        left join lessons l on l.id = r.lesson_id
        where r.course_id = c.id and r.deleted_on is null and (r.lesson_id is null or l.deleted_on is null and (l.published or viewer.drafts))) as resources,
      (select coalesce(json_agg(distinct g.institution_id), '[]'::json)
        from group_courses gc join groups g on g.id = gc.group_id and g.deleted_on is null
        join institution_members m on m.institution_id = g.institution_id and m.user_id = viewer.id and m.role = 'CENTER_ADMIN' and m.deleted_on is null
        where gc.course_id = c.id) as institutions
    from viewer
    join courses c on c.id = coalesce((select r.course_id from instructor_resources r where r.id = ${id} and r.deleted_on is null), ${id}::uuid)
      and c.deleted_on is null and (${isShown('courses', 'c')} or viewer.drafts)`.execute(context.db);
  const mode = await settleContentMode(context, operation, rows[0]?.facts ?? null);
  const { facts, course, resources, institutions } = rows[0] as Row;
  const teaches = facts.groups.some(
    ({ group_role }) => group_role === 'MAIN_INSTRUCTOR' || group_role === 'INSTRUCTOR',
  );
  return {
    course,
    resources: [...resources].toSorted(compareResources),
    administered: mode === 'PREVIEW' || teaches ? [] : institutions,
    inPreview: mode === 'PREVIEW',
  };
}
