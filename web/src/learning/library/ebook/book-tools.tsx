import { IconListDetails, IconLetterCase, IconVolume } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { BookContents, type Contents } from './book-contents.tsx';
import classes from './book-tools.module.css';
import { ReadAloud } from '../../reader/lazy-read-aloud.ts';
import { ReadingSteps } from '../../reader/reading-steps.tsx';
import type { Passage } from '../../reader/selected.ts';

type Props = {
  readonly place: { readonly groupId: string; readonly courseId: string };
  readonly contents: Contents;
  /** What is read aloud: the text of the page, null where there is none. */
  readonly passage: (() => Passage) | null;
};

/** The bar over a page: the way back, the contents where they do not stand beside it, text size and spacing. */
export function BookTools({ place, contents, passage }: Props) {
  const words = texts.library;
  const [listed, setListed] = useState(false);
  const [read, setRead] = useState<Passage | null>(null);
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
        {passage && <IconButton icon={IconVolume} label={words.readAloud} onClick={() => setRead(passage())} />}
        <ReadingTool />
      </div>
      {read && (
        <Suspense>
          <ReadAloud passage={read} onClose={() => setRead(null)} />
        </Suspense>
      )}
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
function ReadingTool() {
  const words = texts.library;
  const id = useId();
  const [open, setOpen] = useState(false);
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
        <ReadingSteps />
      </dialog>
    </>
  );
}
