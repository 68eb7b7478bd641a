import { IconBook2 } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { booksQuery } from './books-query.ts';
import classes from './books.module.css';

/** The e-books of all products, in the colours of these. */
export function BooksScreen() {
  const screen = useScreenQuery(booksQuery, {});
  const books = screen.data?.books;
  return (
    <Page width="staff">
      <PageHeader
        title={texts.cmsBook.title}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
        ]}
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
    </Page>
  );
}
