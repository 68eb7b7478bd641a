import type { SequenceAnswer } from '@lectern/domain/learning/question/sequence/sequence.ts';
import { lazy } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { TypeWidget } from '../type-widget.ts';

const load = () => import('./sequence-widget.tsx').then((module) => ({ default: module.SequenceWidget }));

export const sequence: TypeWidget<SequenceAnswer> = {
  Widget: lazy(load),
  load,
  parts: ({ answers }) => answers.length,
  instruction: () => texts.question.sequence.instruction,
  whyNotReady: () => texts.question.placeFirst,
};
