import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { FullScreenDialog } from '../../../ui/feedback/full-screen-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { useDialogPlace } from '../../cms/history-place.ts';
import { useAct } from '../../cms-item/use-act.ts';
import type { ProjectParts } from '../parts-query.ts';
import { moveMutation } from './key-element-acts.ts';
import { CreateKeyElement } from './key-element-form.tsx';
import { KeyElement } from './key-element.tsx';
import classes from './key-elements.module.css';

type Props = {
  readonly projectId: string;
  readonly name: string;
  readonly elements: ProjectParts['keyElements'];
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Makes, changes, orders, publishes and deletes the key elements of a study project, over the whole screen. */
export function ManageKeyElements({ projectId, name, elements, onChanged, onClose }: Props) {
  const { dialog, open, close } = useDialogPlace();
  // A dialog that is drawn together with the one around it would open below it.
  const [drawn, setDrawn] = useState<HTMLElement | null>(null);
  const asked = drawn ? dialog?.id : null;
  const [said, say] = useState('');
  const { act, busy } = useAct();
  const words = texts.cmsStudyProject.elements;
  const back = () => close({ kind: 'KEY_ELEMENT', id: 'all' });
  const ids = elements.map(({ id }) => id);
  const move = async (id: string, called: string, step: -1 | 1) => {
    const to = ids.indexOf(id) + step;
    if (to < 0 || to >= ids.length) return say(texts.cmsStudyProject.elements.atEnd(called));
    const data = { kind: 'KEY_ELEMENT' as const, id, before: ids[step < 0 ? to : to + 1] ?? null };
    const place = words.moved(called, to + 1, ids.length);
    if (!(await act(moveMutation, { data }, { done: place }))) return undefined;
    say(place);
    return onChanged();
  };
  return (
    <FullScreenDialog
      title={words.manage}
      onClose={onClose}
      actions={
        <Button size="sm" leftSection={<Icon of={IconPlus} />} onClick={() => open({ kind: 'KEY_ELEMENT', id: 'new' })}>
          {words.add}
        </Button>
      }
    >
      <div ref={setDrawn} className={classes['elements']}>
        <p className={classes['of']}>{name}</p>
        {elements.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ol className={classes['list']}>
            {elements.map((element, index) => (
              <KeyElement
                key={element.id}
                element={element}
                isFirst={index === 0}
                isLast={index === elements.length - 1}
                busy={busy}
                edited={asked === element.id}
                onEdit={() => open({ kind: 'KEY_ELEMENT', id: element.id })}
                onClose={back}
                onMove={(step) => void move(element.id, element.name, step)}
                onChanged={onChanged}
              />
            ))}
          </ol>
        )}
        <output>
          <VisuallyHidden>{said}</VisuallyHidden>
        </output>
        {asked === 'new' && <CreateKeyElement projectId={projectId} onChanged={onChanged} onClose={back} />}
      </div>
    </FullScreenDialog>
  );
}
