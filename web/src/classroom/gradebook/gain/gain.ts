import { readFragment, type FragmentType } from '../../../graphql/generated/fragment-masking.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { Gain_FiguresFragment } from '../../../graphql/generated/graphql.ts';

const gainFigures = graphql(`
  fragment Gain_figures on LearningGain {
    counted
    least
    before
    after
    points
    normalised
    low
    high
    change
  }
`);

/** A gain as the server sends it. */
export type MaskedGain = FragmentType<typeof gainFigures>;

/** A gain that has figures. */
export type KnownGain = Gain_FiguresFragment & {
  readonly before: number;
  readonly after: number;
  readonly points: number;
};

/** Reads a gain: its figures, which are null while too few are counted. */
export function readGain(masked: MaskedGain): {
  readonly gain: Gain_FiguresFragment;
  readonly known: KnownGain | null;
} {
  const gain = readFragment(gainFigures, masked);
  const { before, after, points } = gain;
  if (before === null || after === null || points === null) return { gain, known: null };
  return { gain, known: { ...gain, before, after, points } };
}
