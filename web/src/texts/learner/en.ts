import { ui } from '../ui/en.ts';
import { issues, refusals } from '../refusals/en.ts';
import { shell } from '../../features/shell/texts/en.ts';
import { session } from '../../features/session/texts/en.ts';
import { home } from '../../features/home/texts/en.ts';
import { group, joinGroup } from '../../features/group/texts/en.ts';
import { course } from '../../features/course/texts/en.ts';
import { saving } from '../../features/saving/texts/en.ts';
import { attempt } from '../../features/attempt/texts/en.ts';
import { player, results } from '../../features/player/texts/en.ts';
import { assessment } from '../../features/assessment/texts/en.ts';
import { finishedAttempt } from '../../features/finished-attempt/texts/en.ts';
import { library } from '../../features/library/texts/en.ts';
import { question } from '../../features/question/texts/en.ts';

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
