import { ui } from '../ui/ar.ts';
import { issues, refusals } from '../refusals/ar.ts';
import { shell } from '../../base/shell/texts/ar.ts';
import { session } from '../../base/session/texts/ar.ts';
import { home } from '../../entrance/home/texts/ar.ts';
import { group, joinGroup } from '../../classroom/group/texts/ar.ts';
import { course } from '../../learning/course/texts/ar.ts';
import { saving } from '../../base/saving/texts/ar.ts';
import { attempt } from '../../learning/attempt/texts/ar.ts';
import { player, results } from '../../learning/player/texts/ar.ts';
import { assessment } from '../../learning/assessment/texts/ar.ts';
import { finishedAttempt } from '../../learning/finished-attempt/texts/ar.ts';
import { library } from '../../learning/library/texts/ar.ts';
import { question } from '../../learning/question/texts/ar.ts';

/** What visitors, learners and instructors read, in Arabic. */
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
