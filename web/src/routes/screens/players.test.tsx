import { playerScreens } from '../../../test/screens/players.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll(playerScreens);
