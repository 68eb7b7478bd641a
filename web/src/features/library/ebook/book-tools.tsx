import { IconListDetails, IconLetterCase } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Track } from '../../../ui/figures/track.tsx';
import { BookContents, type Contents } from './book-contents.tsx';
import classes from './book-tools.module.css';
import type { Reading } from './reading.ts';

type Props = {
  readonly place: { readonly groupId: string; readonly courseId: string };
  readonly contents: Contents;
  readonly reading: Reading;
  readonly onReading: (reading: Reading) => void;
};

/** The bar over a page: the way back, the contents where they do not stand beside it, text size and spacing. */
export function BookTools({ place, contents, reading, onReading }: Props) {
  const words = texts.library;
  const [listed, setListed] = useState(false);
  const close = () => setListed(false);
  return (
    <div className={classes['bar']}>
      <Breadcrumbs
        above={[
          {
            label: texts.course.studyMaterials,
            link: linkOptions({ to: '/group/$groupId/course/$courseId/library', params: place }),
          },
        ]}
        here={words.kinds['e-book']}
      />
      <div className={classes['tools']}>
        <div className={classes['list']}>
          <IconButton icon={IconListDetails} label={words.contents} onClick={() => setListed(true)} />
        </div>
        <ReadingTool reading={reading} onReading={onReading} />
      </div>
      {listed && (
        <Dialog title={words.contents} onClose={close}>
          <div className={classes['sheet']}>
            <BookContents {...contents} onChoose={close} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Text size and spacing, with the page in view. */
function ReadingTool({ reading, onReading }: Pick<Props, 'reading' | 'onReading'>) {
  const words = texts.library;
  const id = useId();
  const [open, setOpen] = useState(false);
  const steps = (labels: readonly string[]) => labels.map((label, value) => ({ label, value }));
  return (
    <>
      <IconButton icon={IconLetterCase} label={words.reading} popoverTarget={id} aria-expanded={open} />
      <dialog
        id={id}
        popover="auto"
        aria-label={words.reading}
        className={classes['reading']}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Track
          legend={words.size}
          options={steps(words.sizes)}
          value={reading.size}
          onChange={(size) => onReading({ ...reading, size })}
          size="sm"
        />
        <Track
          legend={words.spacing}
          options={steps(words.spacings)}
          value={reading.spacing}
          onChange={(spacing) => onReading({ ...reading, spacing })}
          size="sm"
        />
      </dialog>
    </>
  );
}
