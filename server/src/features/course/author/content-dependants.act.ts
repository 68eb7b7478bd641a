import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../graphql/builder.ts';
import { ContentKindName } from '../../change-set/content-kind-name.ts';
import type { KindName } from '../../change-set/kinds.ts';
import { readAsAuthor } from '../../content/read-as-author.ts';

type Dependants = {
  readonly licenses: number;
  readonly groups: number;
  readonly learners: number;
  readonly study_projects: number;
  readonly questions: number;
};

const ContentDependants = builder.objectRef<Dependants>('ContentDependants').implement({
  description: 'What depends on an item of content: whoever deletes it sees this first.',
  fields: (t) => ({
    licenses: t.exposeInt('licenses', { description: 'How many licenses hold its product.' }),
    groups: t.exposeInt('groups', { description: 'How many groups have its course.' }),
    learners: t.exposeInt('learners', { description: 'How many learners have results in it; they stay.' }),
    study_projects: t.exposeInt('study_projects', { description: 'How many study projects are below it.' }),
    questions: t.exposeInt('questions', {
      description: 'How many questions it has, or how many of benchmarks point at it where it is a lesson.',
    }),
  }),
});

builder.queryField('contentDependants', (t) =>
  t.field({
    type: ContentDependants,
    description: 'What depends on a course or on something in one, for content roles.',
    args: {
      kind: t.arg({
        type: ContentKindName,
        description: 'COURSE, LESSON, STUDY_PROJECT, CASE_STUDY or KEY_ELEMENT; of others nothing is counted.',
      }),
      id: t.arg.id({ description: 'The item.' }),
    },
    resolve: async (_root, { kind, id }, context): Promise<Dependants> => {
      const place = places[kind];
      const found = await readAsAuthor(context, 'contentDependants', place ? dependantsOf(place, id) : sql<null>`null`);
      if (!place) throw new Refusal('INVALID', { field: 'kind' });
      if (!found) throw new Refusal('NOT_FOUND');
      return found;
    },
  }),
);

/** Where an item of a kind is: its course, the study projects below it or around it, and the questions that count. */
type Place = {
  readonly course: RawBuilder<unknown>;
  readonly projects: RawBuilder<unknown>;
  readonly questions: RawBuilder<unknown>;
};

const inProject = (item: RawBuilder<unknown>, questions: RawBuilder<unknown>): Place => ({
  course: sql`${item} join study_projects s on s.id = item.study_project_id join lessons l on l.id = s.lesson_id join courses c on c.id = l.course_id`,
  projects: sql`s.id = item.study_project_id`,
  questions,
});

const places: Partial<Record<KindName, Place>> = {
  COURSE: {
    course: sql`courses item join courses c on c.id = item.id`,
    projects: sql`s.lesson_id in (select id from lessons where course_id = item.id and deleted_on is null)`,
    questions: sql`q.benchmark_id in (select id from benchmarks where course_id = item.id)`,
  },
  LESSON: {
    course: sql`lessons item join courses c on c.id = item.course_id`,
    projects: sql`s.lesson_id = item.id`,
    questions: sql`q.lesson_id = item.id and q.benchmark_id is not null`,
  },
  STUDY_PROJECT: {
    course: sql`study_projects item join lessons l on l.id = item.lesson_id join courses c on c.id = l.course_id`,
    projects: sql`s.id = item.id`,
    questions: sql`q.case_study_id in (select id from case_studies where study_project_id = item.id and deleted_on is null)`,
  },
  CASE_STUDY: inProject(sql`case_studies item`, sql`q.case_study_id = item.id`),
  KEY_ELEMENT: inProject(sql`key_elements item`, sql`false`),
};

function dependantsOf({ course, projects, questions }: Place, id: string): RawBuilder<Dependants | null> {
  return sql<Dependants | null>`(
    select json_build_object(
      'licenses', (select count(*)::int from license_products lp where lp.product_id = place.product_id),
      'groups', (select count(*)::int from group_courses gc join groups g on g.id = gc.group_id and g.deleted_on is null
        where gc.course_id = place.course_id),
      'learners', place.learners, 'study_projects', place.study_projects, 'questions', place.questions)
    from (
      select c.id as course_id, c.product_id,
        (select count(distinct r.user_id)::int from exercise_results r where r.study_project_id in
          (select s.id from study_projects s where s.deleted_on is null and ${projects})) as learners,
        (select count(*)::int from study_projects s where s.deleted_on is null and ${projects}) as study_projects,
        (select count(*)::int from questions q where q.deleted_on is null and ${questions}) as questions
      from ${course} where item.id = ${id} and item.deleted_on is null
    ) place)`;
}
