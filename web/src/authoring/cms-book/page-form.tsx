import { bookPageForm } from '@lectern/domain/learning/library/book-page.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useEffect, useId, type ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { SaveLater, usePublishes } from '../cms/save-later.tsx';
import { UsedIn } from '../cms/used-in.tsx';
import { RichTextField } from '../../base/editor/rich-text-field.tsx';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import type { Go } from './book-page-place.ts';
import type { EditedBook } from './book-query.ts';
import classes from './books.module.css';
import { DeletePage } from './delete-page.tsx';

const createMutation = graphql(`
  mutation PageForm_createBookPage($data: CreateBookPageInput!) {
    createBookPage(data: $data) {
      change_set_id
      waits
      items {
        id
        version
        what
      }
    }
  }
`);

const updateMutation = graphql(`
  mutation PageForm_updateBookPage($data: UpdateBookPageInput!, $where: ContentWhere!) {
    updateBookPage(data: $data, where: $where) {
      change_set_id
      waits
      items {
        id
        version
        what
      }
    }
  }
`);

/** What stands in the fields of a page. */
type PageValues = { readonly title: string; readonly content: string; readonly page_number: string };

type Props = {
  readonly book: EditedBook;
  readonly initial: PageValues;
  readonly onChanged: () => void;
  readonly go: Go;
};

/** A page that is not made yet. */
export function NewPageForm({ book, initial, onChanged, go }: Props) {
  const item = { kind: 'BOOK_PAGE', id: null, parent_id: book.id, name: texts.contentHistory.kinds.BOOK_PAGE } as const;
  const form = useKeptForm(item, {
    schema: bookPageForm,
    initial,
    entity: entities.BOOK_PAGE,
    mutation: createMutation,
    toVariables: (data) => ({ data: { ...data, ebook_id: book.id } }),
    onDone: ({ createBookPage }) => {
      offerUndo(texts.cmsBook.pageCreated, createBookPage);
      onChanged();
      const made = createBookPage.items.find(({ what }) => what === 'MADE');
      if (made) go(made.id, true);
    },
  });
  return <PageFields {...{ book, form }} />;
}

type EditProps = Props & {
  readonly page: { readonly id: string; readonly version: number };
  /** Tells whoever reads the page anew whether something is typed. */
  readonly onDirty: (dirty: boolean) => void;
};

/** A page that is there. */
export function EditPageForm({ book, page, initial, onDirty, onChanged, go }: EditProps) {
  const publishes = usePublishes('BOOK_PAGE', page.id);
  const form = useKeptForm(
    { kind: 'BOOK_PAGE', id: page.id, name: texts.contentHistory.kinds.BOOK_PAGE },
    {
      schema: bookPageForm,
      initial,
      version: page.version,
      entity: entities.BOOK_PAGE,
      mutation: updateMutation,
      toVariables: (data, version = 0, later) => ({ data, where: { id: page.id, version, later } }),
      versionIn: ({ updateBookPage }) => updateBookPage.items.find(({ id }) => id === page.id)?.version,
      toValues: (theirs): PageValues => ({ ...theirs, page_number: String(theirs.page_number) }),
      onDone: ({ updateBookPage }) => {
        offerUndo(texts.cmsBook.pageUpdated, updateBookPage);
        onChanged();
      },
    },
  );
  useEffect(() => {
    onDirty(form.dirty);
  }, [onDirty, form.dirty]);
  return (
    <PageFields
      {...{ book, form, publishes }}
      end={
        <>
          <CommentsButton kind="BOOK_PAGE" id={page.id} />
          <HistoryButton kind="BOOK_PAGE" id={page.id} />
          <DeletePage {...{ book, id: page.id, onChanged, go }} />
        </>
      }
      below={<UsedIn id={page.id} />}
    />
  );
}

/** What a page is made of. */
function partsOf(language: string): readonly ShownPart<PageValues>[] {
  const { pageTitle, pageNumber, content: label } = texts.cmsBook;
  const text = (said: string) => said && <div {...ofLanguage(language)}>{said}</div>;
  return [
    { part: 'title', name: pageTitle, shown: ({ title }) => text(title) },
    { part: 'page_number', name: pageNumber, shown: ({ page_number }) => text(page_number) },
    { part: 'content', name: label, shown: ({ content }) => <RichText html={content} language={language} /> },
  ];
}

type FieldsProps = {
  readonly book: EditedBook;
  readonly form: PageFormFields;
  /** Whether saving shows learners at once what was written. */
  readonly publishes?: boolean;
  readonly end?: ReactNode;
  readonly below?: ReactNode;
};

function PageFields({ book: { language }, form, publishes = false, end, below }: FieldsProps) {
  const id = useId();
  const words = texts.cmsBook;
  const [title, number, content] = [form.field('title'), form.field('page_number'), form.field('content')];
  return (
    <div className={classes['editor']}>
      <FormBody {...{ id, form }}>
        <TextField
          key={title.key}
          {...title.props}
          {...ofLanguage(language)}
          label={words.pageTitle}
          autoComplete="off"
        />
        <NumberField key={number.key} {...number.props} label={words.pageNumber} help={words.pageNumberHelp} required />
        <RichTextField
          key={content.key}
          {...content.props}
          label={words.content}
          language={language}
          size="long"
          required
        />
        {below}
        <div className={classes['acts']}>
          <Button type="submit" loading={form.busy}>
            {publishes ? texts.waitingChanges.saveAndPublish : words.save}
          </Button>
          {publishes && <SaveLater form={id} disabled={form.busy} />}
          {end}
        </div>
      </FormBody>
      <ConflictDialog form={form} parts={partsOf(language)} />
    </div>
  );
}

type PageFormFields = Parameters<typeof FormBody>[0]['form'] & {
  readonly field: (name: keyof PageValues) => {
    readonly key: string;
    readonly props: {
      readonly 'data-path'?: string | undefined;
      readonly defaultValue: string;
      readonly error: string | undefined;
      readonly onChange: (value: unknown) => void;
      readonly onBlur: (event: unknown) => void;
    };
  };
  readonly values: () => PageValues;
  readonly conflict: Conflict<PageValues> | null;
  readonly busy: boolean;
};
