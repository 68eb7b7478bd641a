import type { Operation } from '@lectern/domain/permission.ts';
import type { BuiltUser } from '../../seed/people.ts';
import type { Class, CourseIds } from './world.ts';

type Variables = Record<string, unknown>;

/** How one operation is called about an object, and what the policy table says about it beyond roles. */
export type Call = {
  readonly operation: Operation;
  /** What tells two cases of one operation apart. */
  readonly about?: string;
  readonly variables: (place: Class) => Variables;
  /** Whose object it is; without it, nobody's own. */
  readonly owner?: (place: Class) => BuiltUser;
  /** The same about content that is offered free. */
  readonly free?: (content: CourseIds) => Variables;
  /** What a reply may say about the state of the object to those who may ask. */
  readonly state?: string | readonly string[];
  /** What is told to somebody removed from the group about what they began there themselves. */
  readonly toRemoved?: string;
  /** True where the roles of the product count in preview only, which names no group as this call does. */
  readonly inGroupOnly?: true;
  /** True where the object is the owner's whatever group they are in. */
  readonly outsideGroups?: true;
  /** True where the operation serves its owner only, whatever the table lets roles do. */
  readonly ownerOnly?: true;
  /** True where the object is a whole license or institution, whose groups and people a reply may name all. */
  readonly wholeLicense?: true;
  /** Who may call what no id names, because it is anybody's own or the same for all; `staff` for those whom the policy names. */
  readonly everyone?: 'people' | 'visitors too' | 'staff';
  /** What has its own right, which is asked for too. */
  readonly as?: Operation;
};

/** A call that names no object by its id but carries a token or a key; it says where it is tried. */
type KeyedCall = { readonly operation: Operation; readonly keyed: string };

/** One line of an act's `.case.ts`: a call that the tests of access make as every caller about every object. */
export type Case = Call | KeyedCall;

// What many calls name.
export const learnerOf = ({ learner }: Class) => learner;
export const groupOf = ({ group_id }: Class) => ({ group_id });
export const workOf = ({ group_id, study_project_id }: Class) => ({ group_id, study_project_id });
export const courseOf = ({ course_id, group_id }: Class) => ({ courseId: course_id, groupId: group_id });
