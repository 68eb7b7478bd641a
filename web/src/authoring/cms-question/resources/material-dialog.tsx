import { materialKinds, type MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { useState } from 'react';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogActs } from '../../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import type { EditedContainer } from '../edited-container.ts';
import { libraryQuery } from './library-query.ts';
import classes from './resources.module.css';

type Props = {
  readonly title: string;
  readonly course: EditedContainer['course'];
  /** The kind of what is offered already, which further ones have to be of; null where there is none. */
  readonly kind: MaterialKind | null;
  readonly onChosen: (kind: MaterialKind, chosen: ReadonlyMap<string, string>) => void;
  readonly onClose: () => void;
};

/** Chooses pages or cards of a lesson; at least one. */
export function MaterialDialog({ title, course, kind: fixed, onChosen, onClose }: Props) {
  const words = texts.cmsQuestion.resources;
  const [lessonId, setLesson] = useState(course.lessons[0]?.id ?? '');
  const [kind, setKind] = useState<MaterialKind>(fixed ?? 'EBOOK_PAGE');
  const [chosen, choose] = useState<ReadonlyMap<string, string>>(new Map());
  const screen = useScreenQuery(libraryQuery, { lessonId });
  const items = screen.data ? itemsOf(screen.data, kind) : null;
  const toggle = (id: string, name: string, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(id, name);
    else next.delete(id);
    choose(next);
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <DialogActs
          onCancel={onClose}
          disabled={chosen.size === 0}
          title={chosen.size === 0 ? words.choose : undefined}
          onClick={() => {
            onChosen(kind, chosen);
            onClose();
          }}
        >
          {words.add}
        </DialogActs>
      }
    >
      <div className={classes['pair']}>
        <Select
          label={words.lesson}
          options={course.lessons.map(({ id, name }) => ({ value: id, label: name }))}
          value={lessonId}
          onChange={setLesson}
        />
        <Select
          label={words.kind}
          options={materialKinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          disabled={fixed !== null}
          onChange={(next) => {
            setKind(next);
            choose(new Map());
          }}
        />
      </div>
      {items === null ? (
        <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />
      ) : items.length === 0 ? (
        <Empty text={words.nothing} />
      ) : (
        <ul className={classes['choices']} {...ofLanguage(course.language)}>
          {items.map(({ id, name }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={({ target }) => toggle(id, name, target.checked)}
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type Library = {
  readonly bookPages: readonly { readonly id: string; readonly title: string; readonly page_number: number }[];
  readonly quickdeckCards: readonly { readonly id: string; readonly title: string; readonly term: string }[];
  readonly quickclipCards: readonly { readonly id: string; readonly title: string }[];
};

function itemsOf(library: Library, kind: MaterialKind): { id: string; name: string }[] {
  const { unnamed } = texts.cmsQuestion.resources;
  switch (kind) {
    case 'EBOOK_PAGE':
      return library.bookPages.map(({ id, title, page_number }) => ({ id, name: title || `${page_number}` }));
    case 'QUICKDECK':
      return library.quickdeckCards.map(({ id, title, term }) => ({ id, name: title || plainText(term) || unnamed }));
    case 'QUICKCLIP':
      return library.quickclipCards.map(({ id, title }) => ({ id, name: title || unnamed }));
  }
}
