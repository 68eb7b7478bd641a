import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Select } from '../../ui/form/select.tsx';
import type { EditedContainer } from './edited-container.ts';
import classes from './question-list.module.css';
import { MoveSelected } from './move-selected.tsx';
import { useListActs } from './use-list-acts.ts';

/** Before anything is chosen; no lesson is a choice too. */
const undecided = '?';

type Props = {
  readonly container: EditedContainer;
  readonly ids: readonly string[];
  /** Whether all of them are free samples. */
  readonly areSamples: boolean;
  readonly onDone: () => void;
};

/** What is done to all selected questions of a benchmark: their lesson, their mark as free samples, another place. */
export function ActsOnSelected({ container, ids, areSamples, onDone }: Props) {
  const words = texts.cmsQuestion.list;
  const [lesson, setLesson] = useState(undecided);
  const acts = useListActs(container);
  return (
    <div className={classes['bulk']}>
      <Select
        label={words.lessonFor(ids.length)}
        options={[
          ...(lesson === undecided ? [{ value: undecided, label: words.chooseLesson }] : []),
          { value: '', label: texts.cmsQuestion.editor.noLesson },
          ...container.course.lessons.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={lesson}
        onChange={setLesson}
      />
      <Button
        variant="default"
        loading={acts.busy}
        disabled={lesson === undecided}
        onClick={() => void acts.setLesson([...ids], lesson || null).then((done) => done && onDone())}
      >
        {words.setLesson}
      </Button>
      <Button
        variant="default"
        loading={acts.busy}
        onClick={() => void acts.setSamples([...ids], !areSamples).then((done) => done && onDone())}
      >
        {areSamples ? words.unmarkSamples : words.markSamples}
      </Button>
      <MoveSelected {...{ container, ids, onDone }} />
    </div>
  );
}
