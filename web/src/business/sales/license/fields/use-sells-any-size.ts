import { anySizeRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import { useStaff } from '../../../../base/session/staff-only.tsx';

/** Whether the viewer may sell any number of seats. */
export const useSellsAnySize = (): boolean => isRoleOf(anySizeRoles, useStaff().role);
