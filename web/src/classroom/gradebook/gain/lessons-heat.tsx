import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { GainCells } from './gain-cells.tsx';
import type { GroupGain } from './gain-query.ts';
import { readGain } from './gain.ts';
import { ScrollingTable } from './scrolling-table.tsx';

type Props = { readonly lessons: GroupGain['lessons']; readonly courseLanguage: string };

/** The heat map of the lessons from benchmark to summary, with what was gained in each. */
export function LessonsHeat({ lessons, courseLanguage }: Props) {
  const { gain: words } = texts.gradebook;
  return (
    <Panel title={words.lessons} flush>
      <ScrollingTable label={words.lessons}>
        <thead>
          <tr>
            <th scope="col">{words.lesson}</th>
            <th scope="col">{texts.gradebook.benchmark}</th>
            <th scope="col">{texts.gradebook.summary}</th>
            <th scope="col">{words.gained}</th>
            <th scope="col">{words.normalised}</th>
            <th scope="col">{words.learners}</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map(({ lesson_id, lesson_name, gain: masked }) => {
            const { gain, known } = readGain(masked);
            return (
              <tr key={lesson_id}>
                <th scope="row">
                  <bdi {...ofLanguage(courseLanguage)}>{lesson_name}</bdi>
                </th>
                <GainCells known={known} counted={gain.counted} why={words.tooFewLearners(gain.counted, gain.least)} />
              </tr>
            );
          })}
        </tbody>
      </ScrollingTable>
    </Panel>
  );
}
