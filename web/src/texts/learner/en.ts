import { ui } from '../ui/en.ts';
import { issues, refusals } from '../refusals/en.ts';
import { shell } from '../../base/shell/texts/en.ts';
import { session } from '../../base/session/texts/en.ts';
import { home } from '../../entrance/home/texts/en.ts';
import { group, joinGroup } from '../../classroom/group/texts/en.ts';
import { course } from '../../learning/course/texts/en.ts';
import { saving } from '../../base/saving/texts/en.ts';
import { attempt } from '../../learning/attempt/texts/en.ts';
import { player, results } from '../../learning/player/texts/en.ts';
import { assessment } from '../../learning/assessment/texts/en.ts';
import { finishedAttempt } from '../../learning/finished-attempt/texts/en.ts';
import { library } from '../../learning/library/texts/en.ts';
import { question } from '../../learning/question/texts/en.ts';

/** What visitors, learners and instructors read, in English. */
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
