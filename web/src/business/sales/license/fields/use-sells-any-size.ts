import { useStaff } from '../../../../base/session/staff-only.tsx';

/** Whether the viewer may sell any number of seats. */
export const useSellsAnySize = (): boolean => useStaff().role === 'SYSTEM_ADMIN';
