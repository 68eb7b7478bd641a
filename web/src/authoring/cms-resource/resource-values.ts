import type { ResourceType } from '@lectern/domain/learning/course/instructor-resource.ts';

/** What stands in the fields of a file for instructors. */
export type ResourceValues = {
  readonly name: string;
  readonly url: string | null;
  readonly type: ResourceType;
  readonly lesson_id: string | null;
  readonly order_key: string;
  readonly description: string;
};
