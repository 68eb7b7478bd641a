import '../../ui/theme/reading-font.css';
import { directionOf } from '@lectern/domain/learning/course/direction.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { directionAround } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { BookContent } from '../library/ebook/book-content.tsx';
import type { clipCardFragment } from '../library/quickclip/clip-card.tsx';
import { Quickclips } from '../library/quickclip/quickclips.tsx';
import { Quickdeck, type cardFragment } from '../library/quickdeck/quickdeck.tsx';
import classes from './media-viewer.module.css';
import { mediaItems, type Material, type MediaItem, type MediaKind } from './media-items.ts';

const pageFragment = graphql(`
  fragment MediaViewer_page on BookPage {
    id
    title
    content
  }
`);

type Page = FragmentType<typeof pageFragment>;
type Card = FragmentType<typeof cardFragment>;
type Clip = { readonly id: string } & FragmentType<typeof clipCardFragment>;

/** Pages, flash cards and videos to be looked at beside an exercise. */
export type MediaMaterial = Material<Page, Card, Clip>;

type Props = {
  readonly materials: readonly MediaMaterial[];
  readonly label: string;
  /** The language of the content, a BCP 47 tag. */
  readonly language: string;
  /** The address of the course view, to which links between lessons lead; null where there is none. */
  readonly base: string | null;
  /** What is said where there is nothing. */
  readonly none?: string;
};

/** Materials in tabs by their kind: e-book pages, flash cards and videos, one after the other. */
export function MediaViewer({ materials, label, language, base, none = texts.player.noResource }: Props) {
  const byKind = mediaItems(materials);
  const kinds = [...byKind.keys()];
  const [chosen, setChosen] = useState<{ kind: MediaKind | null; index: number }>({ kind: null, index: 0 });
  const kind = chosen.kind ?? kinds[0];
  const items = (kind && byKind.get(kind)) ?? [];
  const item = items[chosen.index];
  if (!kind || !item) return <Empty text={none} />;
  return (
    <Tabs
      label={label}
      tabs={kinds.map((one) => ({ value: one, label: texts.library[one] }))}
      value={kind}
      onChange={(next) => setChosen({ kind: next, index: 0 })}
    >
      <Item key={item.id} {...{ item, language, base }} />
      {items.length > 1 && (
        <Turner
          language={language}
          index={chosen.index}
          total={items.length}
          onTurn={(index) => setChosen({ kind, index })}
        />
      )}
    </Tabs>
  );
}

type ItemProps = Pick<Props, 'language' | 'base'> & { readonly item: MediaItem<Page, Card, Clip> };

function Item({ item, language, base }: ItemProps) {
  const page = item.kind === 'ebook' ? readFragment(pageFragment, item.page) : null;
  return (
    <div className={classes['item']} data-kind={item.kind}>
      {item.name && item.name !== page?.title && (
        <p className={classes['name']}>
          <bdi>{item.name}</bdi>
        </p>
      )}
      {page && (
        <article className={classes['page']} lang={language} dir={directionOf(language)}>
          <h2>{page.title}</h2>
          <BookContent html={page.content} base={base} />
        </article>
      )}
      {item.kind === 'quickdeck' && <Quickdeck cards={item.cards} language={language} />}
      {item.kind === 'quickclip' && <Quickclips cards={item.clips} language={language} />}
    </div>
  );
}

type TurnerProps = {
  readonly language: string;
  readonly index: number;
  readonly total: number;
  readonly onTurn: (index: number) => void;
};

function Turner({ language, index, total, onTurn }: TurnerProps) {
  return (
    <nav className={classes['turner']} dir={directionAround(language)} aria-label={texts.library.turn}>
      <Button
        variant="default"
        leftSection={<Icon of={IconArrowLeft} flips />}
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
      >
        {texts.library.previousItem}
      </Button>
      <span aria-live="polite">{texts.library.pageOf(index + 1, total)}</span>
      <Button
        variant="default"
        rightSection={<Icon of={IconArrowRight} flips />}
        disabled={index === total - 1}
        onClick={() => onTurn(index + 1)}
      >
        {texts.library.nextItem}
      </Button>
    </nav>
  );
}
