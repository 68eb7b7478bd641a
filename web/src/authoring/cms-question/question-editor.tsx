import type { QuestionInput } from '@lectern/domain/learning/question/question-form.ts';
import { useCallback, useRef, useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { isCase, type EditedContainer, type OpenedQuestion } from './edited-container.ts';
import { QuestionForm } from './question-form.tsx';
import { questionQuery } from './question-query.ts';
import { blankQuestion, firstCarried, valuesOf, type Carried, type QuestionValues } from './question-values.ts';
import { resourcesQuery } from './resources/library-query.ts';

type Props = {
  readonly container: EditedContainer;
  readonly opened: OpenedQuestion;
  /** Leads on to a new question of the same kind. */
  readonly onNext: (is_reinforced: boolean) => void;
  readonly onClose: () => void;
};

const noNames: ReadonlyMap<string, string> = new Map();

/** A question to be written, over the whole screen; after "Save and next" a new one of the same kind stands there. */
export function QuestionEditor({ container, opened, onNext, onClose }: Props) {
  const [begun, setBegun] = useState({ carried: firstCarried, count: 0 });
  const onSaved = ({ type, lesson_id, answers }: QuestionValues, next: boolean) => {
    container.onChanged();
    if (!next) return onClose();
    const carried: Carried = { type, lesson_id, answers: answers.length };
    setBegun(({ count }) => ({ carried, count: count + 1 }));
    onNext(isCase(container));
  };
  const shared = { container, onSaved, onClose };
  if (opened.id !== null) return <Stored key={opened.id} id={opened.id} {...shared} />;
  return (
    <QuestionForm
      key={begun.count}
      question={opened}
      initial={blankQuestion(begun.carried, opened.is_reinforced)}
      names={noNames}
      {...shared}
    />
  );
}

type StoredProps = {
  readonly id: string;
  readonly container: EditedContainer;
  readonly onSaved: (values: QuestionValues, next: boolean) => void;
  readonly onClose: () => void;
};

function Stored(props: StoredProps) {
  return isCase(props.container) ? <WithNames {...props} /> : <Loaded {...props} names={noNames} />;
}

/** A question of a case study, once it is known what helps with it is called. */
function WithNames(props: StoredProps) {
  const { data, error } = useScreenQuery(resourcesQuery, { questionId: props.id });
  if (!data && !error) return <Skeleton shape="list" count={4} />;
  const named = (data?.questionResources ?? []).flatMap(({ page, card, clip_card }) => {
    if (page) return [[page.id, page.title] as const];
    if (card) return [[card.id, card.title || plainText(card.term)] as const];
    return clip_card ? [[clip_card.id, clip_card.title] as const] : [];
  });
  return <Loaded {...props} names={new Map(named)} />;
}

function Loaded({ id, container, names, ...ways }: StoredProps & { readonly names: ReadonlyMap<string, string> }) {
  const item = useScreenQuery(questionQuery, { id }, { fresh: true });
  const [begun, begin] = useState<{ version: number; values: QuestionValues } | null>(null);
  const dirty = useRef(false);
  const onDirty = useCallback((now: boolean) => void (dirty.current = now), []);
  const [anew, setAnew] = useState(false);
  const read = item.data?.contentItem;
  const { reload } = item;
  useAfterUndo(
    useCallback(() => {
      if (dirty.current) return;
      setAnew(true);
      reload();
    }, [reload]),
  );
  // What was opened stays, whatever comes later: a save says whether somebody was faster. What its author has taken back
  // or restored while nothing was typed is shown.
  if (read && (!begun || (anew && read.version !== begun.version))) {
    begin({ version: read.version, values: valuesOf(read.content as QuestionInput) });
    setAnew(false);
  }
  if (!begun) {
    return (
      <Unready
        screen={item}
        what={texts.cmsQuestion.editor.notLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={
          <Button variant="default" size="sm" onClick={ways.onClose}>
            {texts.ui.back}
          </Button>
        }
      />
    );
  }
  return (
    <QuestionForm
      key={begun.version}
      container={container}
      onDirty={onDirty}
      question={{ id, version: begun.version }}
      initial={begun.values}
      names={names}
      {...ways}
    />
  );
}
