import { useMemo } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Track } from '../../../ui/figures/track.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import { useGradebookSearch } from '../gradebook-search.ts';
import { GainFigure } from './gain-figure.tsx';
import type { QuestionOfGain } from './gain-query.ts';
import classes from './gain-table.module.css';
import { readGain } from './gain.ts';
import { HeatFigure } from './heat-figure.tsx';
import { ScrollingTable } from './scrolling-table.tsx';

type Props = {
  readonly questions: readonly QuestionOfGain[];
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly onOpen: (question: string) => void;
};

/** The questions of an assessment, those first that fewest had right; each leads to its key. */
export function QuestionsView({ questions, courseLanguage, onOpen }: Props) {
  const { gain: words } = texts.gradebook;
  const [{ of }, change] = useGradebookSearch();
  const kind = of ?? 'summary';
  const rows = useMemo(() => worstFirst(questions, kind), [questions, kind]);
  return (
    <Panel title={words.hardest} aside={words.questionCount(rows.length)} flush>
      <div className={classes['choice']}>
        <Track
          legend={words.assessment}
          hideLegend
          size="sm"
          options={[
            { value: 'summary', label: texts.gradebook.summary },
            { value: 'benchmark', label: texts.gradebook.benchmark },
          ]}
          value={kind}
          onChange={(value) => change({ of: value === 'benchmark' ? value : null })}
        />
        <p>{words.hardestAbout}</p>
      </div>
      {rows.length === 0 ? (
        <Empty text={kind === 'summary' ? texts.gradebook.plots.noSummary : words.noBenchmark} />
      ) : (
        <ScrollingTable label={words.hardest}>
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.lesson}</th>
              <th scope="col">{texts.gradebook.level}</th>
              <th scope="col">{words.rightAtFirst}</th>
              <th scope="col">{words.answers}</th>
              <th scope="col">{words.discrimination}</th>
              <th scope="col">{words.gained}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <QuestionRow key={row.question_id} question={row} item={row[kind]} {...{ courseLanguage, onOpen }} />
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </Panel>
  );
}

type RowProps = Pick<Props, 'courseLanguage' | 'onOpen'> & {
  readonly question: QuestionOfGain;
  readonly item: QuestionOfGain['summary'];
};

function QuestionRow({ question, item, courseLanguage, onOpen }: RowProps) {
  const { gain: words } = texts.gradebook;
  const { gain, known } = readGain(question.gain);
  const { percent, answers, discrimination } = item;
  const text = plainText(question.question);
  return (
    <tr>
      <th scope="row" aria-label={text}>
        <button type="button" className={classes['open']} onClick={() => onOpen(question.question_id)}>
          <span className={classes['question']} {...ofLanguage(courseLanguage)}>
            {text}
          </span>
        </button>
      </th>
      <td className={classes['words']}>
        <bdi {...ofLanguage(courseLanguage)}>{question.lesson_name ?? '–'}</bdi>
      </td>
      <td>{question.level}</td>
      {percent === null ? (
        <>
          <td className={classes['reason']}>{words.tooFewAnswers(answers, gain.least)}</td>
          <td>{answers}</td>
          <td>–</td>
        </>
      ) : (
        <>
          <td>
            <HeatFigure percent={percent} />
          </td>
          <td>{answers}</td>
          <td>{discrimination === null ? '–' : words.ratio(discrimination)}</td>
        </>
      )}
      <td>{known ? <GainFigure known={known} /> : words.tooFewAnswers(gain.counted, gain.least)}</td>
    </tr>
  );
}

/** Questions that somebody answered there; those without a figure come last. */
const worstFirst = (questions: readonly QuestionOfGain[], kind: 'benchmark' | 'summary') =>
  questions
    .filter((question) => question[kind].answers > 0)
    .sort((a, b) => (a[kind].percent ?? 101) - (b[kind].percent ?? 101));
