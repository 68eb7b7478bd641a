import { texts } from '../../texts/texts.ts';
import type { PlayedQuestion } from '../attempt/played-question.ts';

/** Where a question of a study project stands, such as "Case study 2, reinforcement question". */
export function questionCaption({ case_number, is_reinforced }: PlayedQuestion): string {
  const { caseQuestion, reinforcementQuestion } = texts.player;
  return (is_reinforced ? reinforcementQuestion : caseQuestion)(case_number ?? 1);
}
