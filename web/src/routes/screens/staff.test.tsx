import { staffScreens } from '../../../test/screens/staff.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll(staffScreens);
