import { instructorScreens } from '../../../test/screens/instructor.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll(instructorScreens);
