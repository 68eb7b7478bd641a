import { administratorScreens } from '../../../test/screens/administrator.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll(administratorScreens);
