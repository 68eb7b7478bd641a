import { isAllowed } from '../../base/graphql/policy.ts';
import { principalOf, type GroupAccess } from '../../base/access/group-access.ts';

/** Whether somebody who teaches a group is no more to it than that; who may delete the group is. */
export const isPlainInstructor = (access: GroupAccess): boolean => !isAllowed('deleteGroup', principalOf(access));
