import { IconVolume } from '@tabler/icons-react';
import { Suspense, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { ReadAloud } from './lazy-read-aloud.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSelected, type Passage } from './selected.ts';
import classes from './selection-reader.module.css';

/** A button under what is selected, on any page, that reads it aloud. */
export default function SelectionReader() {
  const selected = useSelected();
  const [passage, setPassage] = useState<Passage | null>(null);
  if (passage) {
    return (
      <Suspense>
        <ReadAloud passage={passage} onClose={() => setPassage(null)} />
      </Suspense>
    );
  }
  if (!selected) return null;
  const { end, layer } = selected;
  return createPortal(
    <Button
      size="sm"
      className={classes['button'] ?? ''}
      data-reads-selection
      style={{ '--end-x': `${end.right}px`, '--end-y': `${end.bottom}px` } as CSSProperties}
      leftSection={<Icon of={IconVolume} size={18} />}
      // The press would take the selection away before it is read.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => setPassage(selected)}
    >
      {texts.library.readAloud}
    </Button>,
    layer,
  );
}
