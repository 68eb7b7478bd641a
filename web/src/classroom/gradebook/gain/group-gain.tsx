import { wholePercent } from '@lectern/domain/whole-percent.ts';
import { texts } from '../../../texts/texts.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { ChangeChip } from './change-chip.tsx';
import classes from './group-gain.module.css';
import { readGain, type MaskedGain } from './gain.ts';

/** What the whole group gained, and how that is counted. */
export function GroupGain({ gain: masked }: { readonly gain: MaskedGain }) {
  const { gain: words } = texts.gradebook;
  const { gain, known } = readGain(masked);
  return (
    <Panel title={words.title}>
      {known ? (
        <>
          <p className={classes['sentence']}>
            {words.sentence(wholePercent(known.before), wholePercent(known.after), known.low, known.high)}
          </p>
          <p className={classes['of']}>
            {words.ofLearners(gain.counted)} <ChangeChip known={known} />
          </p>
        </>
      ) : (
        <p className={classes['reason']}>{words.tooFewLearners(gain.counted, gain.least)}</p>
      )}
      <details className={classes['how']}>
        <summary>{words.how}</summary>
        {known && known.normalised !== null && <p>{words.normalisedIs(words.ratio(known.normalised))}</p>}
        <ul>
          {words.explained(gain.least).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
