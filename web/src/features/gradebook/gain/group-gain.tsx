import { texts } from '../../../texts/texts.ts';
import { Fact } from '../../../ui/figures/fact.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { GainFigure } from './gain-figure.tsx';
import classes from './group-gain.module.css';
import { readGain, type MaskedGain } from './gain.ts';

/** What the whole group gained, and how that is counted. */
export function GroupGain({ gain: masked }: { readonly gain: MaskedGain }) {
  const { gain: words } = texts.gradebook;
  const { gain, known } = readGain(masked);
  return (
    <Panel title={words.title}>
      {known ? (
        <dl className={classes['facts']}>
          <Fact caption={texts.gradebook.benchmark}>{texts.ui.percent(Math.round(known.before))}</Fact>
          <Fact caption={texts.gradebook.summary}>{texts.ui.percent(Math.round(known.after))}</Fact>
          <Fact caption={words.gained}>
            <GainFigure known={known} />
          </Fact>
          <Fact caption={words.normalised}>{known.normalised === null ? '–' : words.ratio(known.normalised)}</Fact>
          <Fact caption={words.learners}>{gain.counted}</Fact>
        </dl>
      ) : (
        <p className={classes['reason']}>{words.tooFewLearners(gain.counted, gain.least)}</p>
      )}
      <details className={classes['how']}>
        <summary>{words.how}</summary>
        <ul>
          {words.explained(gain.least).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
