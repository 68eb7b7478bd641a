import { ui } from '../ui/ar.ts';
import { issues, refusals } from '../refusals/ar.ts';
import { shell } from '../../features/shell/texts/ar.ts';
import { session } from '../../features/session/texts/ar.ts';
import { home } from '../../features/home/texts/ar.ts';
import { group, joinGroup } from '../../features/group/texts/ar.ts';
import { course } from '../../features/course/texts/ar.ts';
import { saving } from '../../features/saving/texts/ar.ts';
import { attempt } from '../../features/attempt/texts/ar.ts';
import { player, results } from '../../features/player/texts/ar.ts';
import { assessment } from '../../features/assessment/texts/ar.ts';
import { finishedAttempt } from '../../features/finished-attempt/texts/ar.ts';
import { library } from '../../features/library/texts/ar.ts';
import { question } from '../../features/question/texts/ar.ts';

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
