import { lessonPagesForm } from '@lectern/domain/learning/library/material.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useEffect, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { leaveWords } from '../working-copy/leave-words.ts';
import { ConflictDialog } from '../../base/form/conflict-dialog.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { LessonPage } from './lesson-page.tsx';
import type { LibraryLesson } from './library-lesson.ts';
import { useLibraryPlace } from './library-place.ts';
import { PageOrder } from './page-order.tsx';
import { pagesQuery, type PageChoices } from './pages-query.ts';
import classes from './pages.module.css';
import { PartHead } from './part-head.tsx';

const setPagesMutation = graphql(`
  mutation CmsCards_setLessonPages($ebookPageIds: [ID!]!, $where: ContentWhere!) {
    authored: setLessonPages(ebookPageIds: $ebookPageIds, where: $where) {
      change_set_id
      waits
    }
  }
`);

/** The e-book pages of a lesson: added by range, put in order, saved as one; each is edited here, too. */
export function LessonPages({ lesson, language }: LibraryLesson) {
  const screen = useScreenQuery(pagesQuery, { lessonId: lesson.id }, { fresh: true });
  useAfterUndo(screen.reload);
  const [dirty, setDirty] = useState(false);
  const [known, setKnown] = useState<PageChoices | null>(null);
  const words = texts.cmsCards.pages;
  const { page, go } = useLibraryPlace();
  const [left, setLeft] = useState<string | null>(null);
  const choices = screen.data?.lessonPageChoices ?? null;
  // What is being put together stays until it is saved.
  if (choices !== known && !dirty) setKnown(choices);
  if (!known) return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />;
  if (known.books.length === 0)
    return (
      <>
        <PartHead {...{ lesson, language }} title={words.title} />
        <Empty text={words.noBook} />
      </>
    );
  const book = page !== null && known.books.find(({ pages }) => pages.some(({ id }) => id === page));
  if (page !== null && book) {
    if (left !== page) setLeft(page);
    return (
      <LessonPage
        {...{ lesson, language, page }}
        bookId={book.id}
        onChanged={screen.reload}
        onClose={() => go({ page: undefined })}
      />
    );
  }
  return (
    <PagesForm
      key={known.version}
      {...{ lesson, language }}
      choices={known}
      left={left}
      onDirty={setDirty}
      onDone={screen.reload}
      onEdit={(id) => go({ page: id })}
    />
  );
}

type FormProps = LibraryLesson & {
  readonly choices: PageChoices;
  /** The page whose editor was left for this list. */
  readonly left: string | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
  readonly onEdit: (pageId: string) => void;
};

function PagesForm({ lesson, language, choices, left, onDirty, onDone, onEdit }: FormProps) {
  const words = texts.cmsCards.pages;
  const { lesson_id, version, page_ids, books } = choices;
  const form = useForm({
    schema: lessonPagesForm,
    initial: { page_ids },
    version,
    entity: entities.LESSON_PAGES,
    mutation: setPagesMutation,
    toVariables: ({ page_ids: ebookPageIds }, base) => ({ ebookPageIds, where: { id: lesson_id, version: base } }),
    // A CONFLICT names the pages themselves.
    toValues: (theirs) => ({ page_ids: theirs as unknown as string[] }),
    failedText: words.notSaved,
    onDone: ({ authored }) => {
      offerUndo(words.saved, authored);
      onDone();
    },
  });
  const { dirty, busy, refusal } = form;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [onDirty, dirty]);
  const pages = form.field('page_ids');
  const list = (ids: readonly string[]) => <PageOrder {...{ books, language }} pageIds={ids} />;
  return (
    <section aria-label={words.title} className={classes['part']}>
      <PartHead {...{ lesson, language }} title={words.title}>
        <Button size="sm" disabled={!dirty} loading={busy} onClick={() => form.submit()}>
          {words.save}
        </Button>
      </PartHead>
      {(refusal ?? pages.props.error) && (
        <p role="alert" className={classes['refusal']}>
          {refusal?.text ?? pages.props.error}
        </p>
      )}
      <PageOrder
        key={pages.key}
        {...{ books, language }}
        pageIds={pages.props.defaultValue}
        {...{ left, onEdit }}
        onChange={(ids) => pages.props.onChange([...ids])}
      />
      <ConflictDialog
        form={form}
        parts={[{ part: 'page_ids', name: words.title, shown: ({ page_ids: ids }) => list(ids) }]}
        onSettled={(sent) => sent || onDone()}
      />
      <LeaveGuard isUnsaved={form.isDirty} words={leaveWords()} />
    </section>
  );
}
