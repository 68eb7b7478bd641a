import type { ResourceType } from '@lectern/domain/learning/course/instructor-resource.ts';
import { builder } from '../../base/graphql/builder.ts';

/** A file for whoever teaches a course; where the type is null, all of them in one. */
export type InstructorResourceShape = {
  readonly id: string;
  readonly course_id: string;
  readonly name: string;
  readonly type: ResourceType | null;
  readonly lesson_id: string | null;
  readonly lesson_name: string | null;
  readonly order: number;
  readonly description: string;
  readonly bytes: number;
};

/** What a file for instructors is about. */
export const ResourceTypeRef = builder.enumType('InstructorResourceType', {
  description: 'What a resource for instructors is about.',
  values: {
    BENCHMARK: { description: 'A benchmark.' },
    LEARN_EXERCISE: { description: 'A study project of the kind Learn.' },
    APPLY_EXERCISE: { description: 'A study project of the kind Apply.' },
    SUMMARY: { description: 'A summary.' },
    ANY: { description: 'None of them in particular.' },
  } satisfies Record<ResourceType, object>,
});

/** A file for whoever teaches a course. */
export const InstructorResource = builder.objectRef<InstructorResourceShape>('InstructorResource').implement({
  description: 'A file for whoever teaches a course.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the resource; of the bundle, that of its course.' }),
    course_id: t.exposeID('course_id', { description: 'The course.' }),
    name: t.exposeString('name', { description: 'Its name; of the bundle, that of its course.' }),
    url: t.string({
      description: 'A path of this server that gives the file to whoever may list it, with their bearer token.',
      resolve: ({ id }) => `/instructor-resources/${id}`,
    }),
    type: t.expose('type', {
      type: ResourceTypeRef,
      nullable: true,
      description: 'What it is about; null for the bundle of all files.',
    }),
    lesson_id: t.exposeID('lesson_id', { nullable: true, description: 'Its lesson; null where it is about none.' }),
    lesson_name: t.exposeString('lesson_name', { nullable: true, description: 'The name of that lesson.' }),
    order: t.exposeInt('order', { description: 'Its place among those that are alike otherwise.' }),
    description: t.exposeString('description', { description: 'What it is for.' }),
    bytes: t.exposeInt('bytes', { description: 'How large the file is, in bytes; of the bundle, all files together.' }),
  }),
});
