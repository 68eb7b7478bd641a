import { ui } from '../ui/es.ts';
import { issues, refusals } from '../refusals/es.ts';
import { shell } from '../../base/shell/texts/es.ts';
import { session } from '../../base/session/texts/es.ts';
import { home } from '../../entrance/home/texts/es.ts';
import { group, joinGroup } from '../../classroom/group/texts/es.ts';
import { course } from '../../learning/course/texts/es.ts';
import { saving } from '../../base/saving/texts/es.ts';
import { attempt } from '../../learning/attempt/texts/es.ts';
import { player, results } from '../../learning/player/texts/es.ts';
import { assessment } from '../../learning/assessment/texts/es.ts';
import { finishedAttempt } from '../../learning/finished-attempt/texts/es.ts';
import { library } from '../../learning/library/texts/es.ts';
import { question } from '../../learning/question/texts/es.ts';

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
