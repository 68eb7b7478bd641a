import { ui } from '../ui/es.ts';
import { issues, refusals } from '../refusals/es.ts';
import { shell } from '../../features/shell/texts/es.ts';
import { session } from '../../features/session/texts/es.ts';
import { home } from '../../features/home/texts/es.ts';
import { group, joinGroup } from '../../features/group/texts/es.ts';
import { course } from '../../features/course/texts/es.ts';
import { saving } from '../../features/saving/texts/es.ts';
import { attempt } from '../../features/attempt/texts/es.ts';
import { player, results } from '../../features/player/texts/es.ts';
import { assessment } from '../../features/assessment/texts/es.ts';
import { finishedAttempt } from '../../features/finished-attempt/texts/es.ts';
import { library } from '../../features/library/texts/es.ts';
import { question } from '../../features/question/texts/es.ts';

/** What visitors, learners and instructors read, in Spanish. */
export const learner = {
  ui,
  refusals,
  issues,
  shell,
  session,
  home,
  group,
  joinGroup,
  course,
  saving,
  attempt,
  player,
  results,
  assessment,
  finishedAttempt,
  library,
  question,
};
