import type { MatchingAnswer } from '@lectern/domain/learning/question/matching/matching.ts';
import { lazy } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { TypeWidget } from '../type-widget.ts';

const load = () => import('./matching-widget.tsx').then((module) => ({ default: module.MatchingWidget }));

export const matching: TypeWidget<MatchingAnswer> = {
  Widget: lazy(load),
  load,
  parts: ({ concepts }) => concepts.length,
  instruction: () => texts.question.matching.instruction,
  whyNotReady: (open) => texts.question.lettersMissing(open),
};
