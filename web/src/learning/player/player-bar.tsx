import { IconX } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { PageHeading, PageOf } from '../../ui/page/page-heading.tsx';
import { NotSavedLine, SaveMark, type SaveState } from '../../ui/figures/save-mark.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import classes from './player-bar.module.css';
import { Unrecorded } from './unrecorded.ts';

type Props = {
  readonly title: string;
  readonly course: string;
  /** Left out where the next step is the way back. */
  readonly onExit?: (() => void) | undefined;
  /** False where the page below has a title of its own. */
  readonly heads?: boolean;
  /** How each question stands; left out where there is nothing to count. */
  readonly parts?: readonly ('full' | 'half' | 'empty')[];
  /** Whether the answers have reached the server; where nothing is recorded it is not shown. */
  readonly saved?: SaveState;
  /** The `Countdown` of a timed sitting. */
  readonly timer?: ReactNode;
  /** The direction of the content; left out, it is the app's. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
};

/** The bar above an exercise: the way out, its title and course, how far it is, whether it is saved, and the time. */
export function PlayerBar({ title, course, onExit, heads = true, parts, saved: mark, timer, dir }: Props) {
  const saved = use(Unrecorded) ? undefined : mark;
  return (
    <>
      <header className={classes['bar']} dir={dir}>
        {onExit && <IconButton icon={IconX} label={texts.player.exit} onClick={onExit} />}
        <div className={classes['titles']}>
          {heads ? (
            <PageOf value={course === '' ? [] : [course]}>
              <PageHeading title={title} className={classes['title']}>
                <bdi>{title}</bdi>
              </PageHeading>
            </PageOf>
          ) : (
            <p className={classes['title']}>
              <bdi>{title}</bdi>
            </p>
          )}
          <div className={classes['course']}>
            <bdi>{course}</bdi>
          </div>
        </div>
        {parts && (
          <div className={classes['progress']}>
            <Segments parts={parts} />
          </div>
        )}
        <div className={classes['status']}>
          {saved && <SaveMark state={saved} />}
          {timer}
        </div>
      </header>
      {saved && <NotSavedLine state={saved} />}
    </>
  );
}
