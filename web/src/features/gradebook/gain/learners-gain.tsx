import { foldName, nameFinder } from '@lectern/domain/gradebook/find-learner.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../texts/language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useGradebookSearch } from '../gradebook-search.ts';
import { GainCells } from './gain-cells.tsx';
import type { GroupGain } from './gain-query.ts';
import classes from './gain-table.module.css';
import { readGain } from './gain.ts';
import { ScrollingTable } from './scrolling-table.tsx';

type Props = {
  readonly learners: GroupGain['learners'];
  /** The name searched for. */
  readonly name: string;
  readonly onOpen: (learner: string) => void;
};

const shownAtOnce = 100;

/** What each learner gained, by name or by gain; those without a figure come last. */
export function LearnersGain({ learners, name, onOpen }: Props) {
  const { gain: words } = texts.gradebook;
  const [{ sort, down }, change] = useGradebookSearch();
  const [most, setMost] = useState(shownAtOnce);
  const byGain = sort === 'gain';
  const language = useLanguage();
  const found = useMemo(
    () => ordered(learners, name, byGain, down === true, language),
    [learners, name, byGain, down, language],
  );
  const sortBy = (wanted: 'gain' | null) =>
    change({ sort: wanted, down: (wanted === 'gain') === byGain && down !== true ? true : null });
  const head = (label: string, wanted: 'gain' | null) => {
    const sorted = (wanted === 'gain') === byGain;
    return (
      <th scope="col" aria-sort={sorted ? (down ? 'descending' : 'ascending') : 'none'}>
        <button
          type="button"
          className={classes['head']}
          data-sorted={sorted || undefined}
          onClick={() => sortBy(wanted)}
        >
          {label}
          {sorted && <Icon of={down ? IconArrowDown : IconArrowUp} size={16} />}
        </button>
      </th>
    );
  };
  return (
    <Panel title={words.byLearner} aside={texts.gradebook.shown(found.length, learners.length)} flush>
      <ScrollingTable label={words.byLearner}>
        <thead>
          <tr>
            {head(texts.gradebook.learner, null)}
            <th scope="col">{texts.gradebook.benchmark}</th>
            <th scope="col">{texts.gradebook.summary}</th>
            {head(words.gained, 'gain')}
            <th scope="col">{words.normalised}</th>
            <th scope="col">{words.questions}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, most).map(({ id, shown, gain, known }) => (
            <tr key={id}>
              <th scope="row" aria-label={shown}>
                <button type="button" className={classes['open']} onClick={() => onOpen(id)}>
                  <bdi>{shown}</bdi>
                </button>
              </th>
              <GainCells known={known} counted={gain.counted} why={words.tooFewQuestions(gain.counted, gain.least)} />
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {found.length === 0 && <Empty text={texts.gradebook.noResults} />}
      {found.length > most && (
        <div className={classes['more']}>
          <Button variant="default" size="sm" onClick={() => setMost(most + shownAtOnce)}>
            {words.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function ordered(learners: Props['learners'], name: string, byGain: boolean, down: boolean, language: string) {
  const finds = nameFinder(name);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rows = learners
    .map(({ user_id, first_name, last_name, gain }) => {
      const shown = texts.gradebook.learnerName(first_name, last_name);
      return { id: user_id, shown, folded: foldName(shown), ...readGain(gain) };
    })
    .filter(({ folded }) => finds(folded));
  const sign = down ? -1 : 1;
  return rows.sort((a, b) => {
    if (!byGain) return sign * compare(a.shown, b.shown);
    if (!a.known || !b.known) return Number(!a.known) - Number(!b.known);
    return sign * (a.known.points - b.known.points) || compare(a.shown, b.shown);
  });
}
