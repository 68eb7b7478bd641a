import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { CommentsButton } from '../../cms/comments-button.tsx';
import { HistoryButton } from '../../cms/history-button.tsx';
import { StateChip } from '../../cms/state-chip.tsx';
import { DeleteButton } from '../../cms-item/delete-button.tsx';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { PublishButton } from '../../cms-item/publishing.tsx';
import { useAct } from '../../cms-item/use-act.ts';
import { MaterialDialog } from '../../cms-question/resources/material-dialog.tsx';
import type { ProjectParts } from '../parts-query.ts';
import { addMutation, deleteMutation, kindOfType, publishing, removeMutation } from './key-element-acts.ts';
import { EditKeyElement } from './key-element-form.tsx';
import classes from './key-elements.module.css';

type Props = {
  readonly element: ProjectParts['keyElements'][number];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly busy: boolean;
  /** Whether its form is open, and the ways to open and to close it. */
  readonly edited: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onChanged: () => void;
};

/** A key element with what it shows. */
export function KeyElement({ element, isFirst, isLast, busy, edited, onEdit, onClose, onMove, onChanged }: Props) {
  const { id, name, type, published, resources } = element;
  const { course } = useEditedCourse();
  const [adding, setAdding] = useState(false);
  const { act, busy: acting } = useAct();
  const words = texts.cmsStudyProject.elements;
  const shown = ofLanguage(course.language);
  const keys = useKeyDown((event) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key as 'ArrowUp' | 'ArrowDown'];
    if (!event.altKey || step === undefined) return;
    // What is typed in a dialog of its own moves nothing.
    const around = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (!around?.contains(event.currentTarget as Node)) return;
    event.preventDefault();
    onMove(step);
  });
  const add = async (resource_ids: string[]) => {
    const done = words.resourcesAdded(resource_ids.length, name);
    if (await act(addMutation, { resource_ids, key_element_id: id }, { done })) onChanged();
  };
  const remove = async (resource: { readonly id: string; readonly name: string }) => {
    const done = words.resourceRemoved(resource.name || words.unnamed, name);
    if (await act(removeMutation, { keyElementId: id, resourceId: resource.id }, { done })) onChanged();
  };
  return (
    <li ref={keys} className={classes['element']}>
      <div className={classes['head']}>
        <h3 {...shown}>{name}</h3>
        <span className={classes['type']}>{words.types[type]}</span>
        <StateChip published={published} dense />
        <span className={classes['acts']}>
          <IconButton
            icon={IconArrowUp}
            size="xs"
            label={words.up(name)}
            disabled={busy || isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            size="xs"
            label={words.down(name)}
            disabled={busy || isLast}
            onClick={() => onMove(1)}
          />
          <Button variant="default" size="xs" aria-label={words.edit(name)} onClick={onEdit}>
            {texts.cms.editAct}
          </Button>
          <CommentsButton kind="KEY_ELEMENT" id={id} of={name} />
          <HistoryButton kind="KEY_ELEMENT" id={id} of={name} />
          <PublishButton
            {...{ id, name, published }}
            mutations={publishing}
            failed={texts.ui.failed}
            size="xs"
            onDone={onChanged}
          />
          <DeleteButton
            kind="KEY_ELEMENT"
            {...{ id, name }}
            operation="deleteKeyElement"
            mutation={deleteMutation}
            failed={texts.ui.failed}
            size="xs"
            onDone={onChanged}
          />
        </span>
      </div>
      {resources.length === 0 ? (
        <p className={classes['none']}>{words.nothingShown}</p>
      ) : (
        <ol className={classes['resources']}>
          {resources.map((resource) => (
            <li key={resource.id}>
              <span {...shown}>{resource.name || words.unnamed}</span>
              <IconButton
                icon={IconX}
                size="xs"
                label={words.removeResource(resource.name || words.unnamed, name)}
                disabled={acting}
                onClick={() => void remove(resource)}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="subtle"
        size="xs"
        leftSection={<Icon of={IconPlus} size={16} />}
        className={classes['add'] ?? ''}
        onClick={() => setAdding(true)}
      >
        {words.addResources}
      </Button>
      {edited && <EditKeyElement {...{ element, onChanged, onClose }} />}
      {adding && (
        <MaterialDialog
          title={words.addResourcesTo(name)}
          course={course}
          kind={kindOfType[type]}
          onChosen={(_kind, chosen) => void add([...chosen.keys()])}
          onClose={() => setAdding(false)}
        />
      )}
    </li>
  );
}
