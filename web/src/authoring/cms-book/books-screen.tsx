import { IconBook2 } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { cmsLink } from '../cms/cms-link.ts';
import { useMay } from '../cms/may.ts';
import { AddBookDialog } from './add-book-dialog.tsx';
import { booksQuery } from './books-query.ts';
import classes from './books.module.css';

/** The e-books of all products, in the colours of these. */
export function BooksScreen() {
  const screen = useScreenQuery(booksQuery, {});
  const books = screen.data?.books;
  const may = useMay();
  const [adding, setAdding] = useState(false);
  useAfterUndo(screen.reload);
  return (
    <Page width="staff">
      <PageHeader
        title={texts.cmsBook.title}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
        ]}
        actions={may('createBook') && <Button onClick={() => setAdding(true)}>{texts.cmsBook.add}</Button>}
      />
      {!books && (
        <Unready screen={screen} what={texts.cmsBook.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />
      )}
      {books?.length === 0 && <Empty text={texts.cmsBook.none} />}
      <div className={classes['books']}>
        {books?.map(({ id, name, language, number_of_pages, product }) => (
          <Card
            key={id}
            title={name}
            {...ofLanguage(language)}
            link={cmsLink(`ebook/${id}`)}
            before={
              <Tile accent={product.color} src={null} solid>
                <Icon of={IconBook2} size={24} />
              </Tile>
            }
          >
            <p className={classes['facts']}>{texts.cmsBook.ofProduct(product.name, number_of_pages)}</p>
          </Card>
        ))}
      </div>
      {adding && <AddBookDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
