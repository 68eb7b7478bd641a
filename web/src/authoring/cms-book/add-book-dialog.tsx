import type { FieldIssue } from '@lectern/domain/issue.ts';
import { bookForm } from '@lectern/domain/learning/library/book.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useReducer } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { cmsLink } from '../cms/cms-link.ts';
import { leaveWords } from '../working-copy/leave-words.ts';
import { productsQuery } from '../cms/products/products-query.ts';
import { ConflictDialog } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';

const createMutation = graphql(`
  mutation AddBookDialog_createBook($data: CreateBookInput!) {
    createBook(data: $data) {
      change_set_id
      waits
      items {
        id
      }
    }
  }
`);

/** Adds an e-book to a product, and opens it. */
export function AddBookDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const words = texts.cmsBook;
  const navigate = useNavigate();
  const products = useScreenQuery(productsQuery, {}).data?.cmsProducts ?? [];
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const say = (issue: FieldIssue) => {
    const missing = words.missing[issue.field as keyof typeof words.missing] as string | undefined;
    return issue.code === 'REQUIRED' && missing ? missing : issueText(issue);
  };
  const form = useKeptForm(
    { kind: 'BOOK', id: null, name: texts.contentHistory.kinds.BOOK },
    {
      schema: bookForm,
      initial: { name: '', product_id: '' },
      entity: entities.BOOK,
      mutation: createMutation,
      toVariables: (data) => ({ data }),
      say,
      onDone: ({ createBook }) => {
        offerUndo(words.added, createBook);
        onClose();
        void navigate(cmsLink(`ebook/${createBook.items[0]?.id ?? ''}`));
      },
    },
  );
  const { unkept, busy } = form;
  const productName = (chosen: string) => products.find((one) => one.id === chosen)?.name;
  const [name, product] = [form.field('name'), form.field('product_id')];
  return (
    <FormDialog
      title={words.add}
      form={id}
      submit={words.add}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>
        <TextField key={name.key} {...name.props} label={words.bookTitle} required autoComplete="off" data-autofocus />
        <Select
          label={words.product}
          required
          error={product.props.error}
          data-path={product.props['data-path']}
          onBlur={product.props.onBlur}
          options={[
            { value: '', label: words.chooseProduct },
            ...products.map((one) => ({ value: one.id, label: one.name })),
          ]}
          value={form.values().product_id}
          onChange={(next) => {
            product.props.onChange(next);
            draw();
          }}
        />
      </FormBody>
      <ConflictDialog
        form={form}
        parts={[
          { part: 'name', name: words.bookTitle, shown: (values) => values.name },
          { part: 'product_id', name: words.product, shown: ({ product_id }) => productName(product_id) },
        ]}
        onSettled={draw}
      />
    </FormDialog>
  );
}
