import { useState, type FocusEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { useKeyDown } from '../../../ui/use-key-down.ts';
import { commandGroups } from './all-commands.ts';
import type { Command, Place } from './command.ts';
import { heardKeys, readKeys } from './keys.ts';
import classes from './toolbar.module.css';
import { useSelection } from './use-selection.ts';

type Props = {
  readonly place: Place;
  /** What the text is. */
  readonly label: string;
  readonly size: 'short' | 'long';
  /** The id of the text. */
  readonly controls: string;
};

/** All commands as one stop of the Tab key: arrows lead from one to the next, Escape back into the text. */
export function Toolbar({ place, label, size, controls }: Props) {
  const { editor } = place;
  useSelection(place);
  const [current, setCurrent] = useState<Command['name']>('undo');
  const groups = commandGroups
    .map((group) => group.filter(({ isThere }) => isThere?.(place) ?? true))
    .filter((group) => group.length > 0);
  const shown = groups.flat();
  // What has the stop may have gone with the place it was for.
  const stop = shown.some(({ name }) => name === current) ? current : shown[0]?.name;

  const keys = useKeyDown((event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editor.commands.focus();
      return;
    }
    const toolbar = event.currentTarget as HTMLElement;
    const buttons = [...toolbar.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const onward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const next = {
      [onward]: at + 1,
      [onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: at - 1,
      Home: 0,
      End: -1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  });
  const follow = (event: FocusEvent) => {
    const name = (event.target as HTMLElement).dataset['command'];
    if (name) setCurrent(name as Command['name']);
  };

  return (
    <div
      ref={keys}
      role="toolbar"
      aria-label={texts.editor.toolbar(label)}
      aria-controls={controls}
      className={classes['toolbar']}
      data-size={size}
      onFocus={follow}
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className={classes['group']}>
          {group.map((command) => (
            <IconButton
              key={command.name}
              size="sm"
              icon={command.icon}
              label={texts.editor.commands[command.name]}
              title={texts.editor.withKeys(texts.editor.commands[command.name], readKeys(command.keys))}
              aria-keyshortcuts={heardKeys(command.keys)}
              aria-pressed={command.isOn?.(place)}
              tabIndex={command.name === stop ? 0 : -1}
              data-command={command.name}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => command.run(place)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
