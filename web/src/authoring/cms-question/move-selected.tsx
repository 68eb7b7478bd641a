import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import type { EditedContainer } from './edited-container.ts';

const MoveQuestions = lazy(async () => ({ default: (await import('./move-questions.tsx')).MoveQuestions }));

type Props = {
  readonly container: EditedContainer;
  readonly ids: readonly string[];
  readonly onDone: () => void;
};

/** Opens the way of the selected questions to another benchmark or case study. */
export function MoveSelected(props: Props) {
  const [choosing, choose] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => choose(true)}>
        {texts.cmsCourse.together.move}
      </Button>
      {choosing && (
        <Suspense>
          <MoveQuestions {...props} onClose={() => choose(false)} />
        </Suspense>
      )}
    </>
  );
}
