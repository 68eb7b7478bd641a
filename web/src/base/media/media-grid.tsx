import { IconFileText, IconVideo } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { MorePages } from '../../ui/feedback/more-pages.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusOnNew } from '../../ui/page/use-focus-on-new.ts';
import classes from './media-grid.module.css';
import { useMediaItems, type MediaItem, type MediaWanted } from './use-media-items.ts';

type Props = {
  readonly wanted: MediaWanted;
  /** Another number where the files have changed since they were asked for. */
  readonly round?: number;
  /** What stands below each file, such as a button. */
  readonly children: (item: MediaItem) => ReactNode;
};

/** The files of the library that are wanted, as pictures with their names; more of them on demand. */
export function MediaGrid({ wanted, round = 0, children }: Props) {
  const { entries: items, cursor, state, more, reload } = useMediaItems(wanted);
  const asked = useRef(round);
  useEffect(() => {
    if (asked.current === round) return;
    asked.current = round;
    reload();
  });
  const list = useFocusOnNew<HTMLUListElement>(items?.length ?? 0);
  const words = texts.media;
  return (
    <>
      {items === null && state === 'busy' && <Skeleton shape="cards" />}
      {items?.length === 0 && <Empty text={words.nothing} />}
      {items !== null && items.length > 0 && (
        <ul ref={list} className={classes['grid']}>
          {items.map((item) => (
            <li key={item.id} tabIndex={-1}>
              <MediaPicture item={item} />
              <div className={classes['name']}>
                <bdi>{item.name || words.nameless}</bdi>
              </div>
              <div className={classes['facts']}>{factsOf(item)}</div>
              {children(item)}
            </li>
          ))}
        </ul>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.moreResults} />
      <Spoken text={items === null ? '' : words.shown(items.length, cursor !== null)} />
    </>
  );
}

function MediaPicture({ item: { kind, url } }: { readonly item: MediaItem }) {
  return (
    <div className={classes['picture']}>
      {kind === 'PICTURE' || kind === 'LOGO' ? (
        <img src={url} alt="" loading="lazy" />
      ) : (
        <Icon of={kind === 'VIDEO' ? IconVideo : IconFileText} size={24} />
      )}
    </div>
  );
}

function factsOf({ width, height, bytes }: MediaItem): string {
  const size = texts.media.size(Math.max(1, Math.round(bytes / 1000)));
  return width !== null && height !== null ? texts.cms.facts([texts.media.pixels(width, height), size]) : size;
}
