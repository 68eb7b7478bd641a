import { bookTitleForm } from '@lectern/domain/learning/library/book.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDialog } from '../cms-item/item-dialog.tsx';
import type { ShownPart } from '../../base/form/conflict-dialog.tsx';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import type { EditedBook } from './book-query.ts';

const updateMutation = graphql(`
  mutation RenameBook_updateBook($data: UpdateBookInput!, $where: ContentWhere!) {
    updateBook(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly book: EditedBook; readonly onChanged: () => void };

/** The way to another title of an e-book. */
export function RenameBook(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={IconPencil}
        label={texts.cms.actOn(texts.cmsBook.rename, props.book.name)}
        onClick={() => setOpen(true)}
      />
      {open && <TitleDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TitleDialog({
  book: { id, version, name, language },
  onChanged,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const words = texts.cmsBook;
  const form = useKeptForm(
    { kind: 'BOOK', id, name: texts.contentHistory.kinds.BOOK },
    {
      schema: bookTitleForm,
      initial: { name },
      version,
      entity: entities.BOOK_TITLE,
      mutation: updateMutation,
      toVariables: (data, base = 0) => ({ data, where: { id, version: base } }),
      toValues: (theirs) => ({ name: theirs.name }),
      say: (issue) => (issue.code === 'REQUIRED' ? words.missing.name : issueText(issue)),
      onDone: ({ updateBook }) => {
        offerUndo(words.renamed, updateBook);
        onChanged();
        onClose();
      },
    },
  );
  const title = form.field('name');
  return (
    <ItemDialog title={words.rename} form={form} parts={partsOf(language)} onClose={onClose}>
      <TextField
        key={title.key}
        {...title.props}
        {...ofLanguage(language)}
        label={words.bookTitle}
        required
        autoComplete="off"
        data-autofocus
      />
    </ItemDialog>
  );
}

/** What the title of an e-book is made of. */
const partsOf = (language: string): readonly ShownPart<{ readonly name: string }>[] => [
  { part: 'name', name: texts.cmsBook.bookTitle, shown: ({ name }) => <span {...ofLanguage(language)}>{name}</span> },
];
