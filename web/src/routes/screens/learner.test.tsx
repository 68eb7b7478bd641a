import { learnerScreens } from '../../../test/screens/learner.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll(learnerScreens);
