import { IconPrinter } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { id, searchOf } from '../../../ui/page/address.ts';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { BackToCourse } from '../back-to-course.tsx';
import { ReadItemPart } from './read-item.tsx';
import { readThroughQuery } from './read-through-query.ts';
import classes from './read-through.module.css';

const readSearch = searchOf<{ item: string }>({ item: id });

type Props = { readonly params: { readonly productId: string; readonly courseId: string } };

/** A course, a lesson or an assessment as one page to read and print, with right answers marked; each item leads to its editor. */
export function ReadThroughScreen({ params: { productId, courseId } }: Props) {
  const { item = null } = readSearch(useSearch({ strict: false }));
  const screen = useScreenQuery(readThroughQuery, { courseId, itemId: item }, { fresh: true, beside: true });
  const words = texts.cmsCourse.read;
  const reading = screen.data?.readThrough;
  const back = <BackToCourse {...{ productId, courseId }} />;
  if (!reading) {
    return (
      <Page>
        <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" count={6} />} back={back} />
      </Page>
    );
  }
  const questions = reading.items.filter(({ kind }) => kind === 'QUESTION').map((one) => one.id);
  return (
    <Page>
      <div className={classes['tools']}>
        {back}
        <Button variant="default" size="sm" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <PageHeading title={words.title(reading.name)}>
        <bdi {...ofLanguage(reading.language)}>{reading.name}</bdi>
      </PageHeading>
      {reading.items.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <div className={classes['items']} dir={ofLanguage(reading.language).dir}>
          {reading.items.map((one) => (
            <ReadItemPart
              key={`${one.id} ${one.in_id}`}
              item={one}
              course={reading}
              number={questions.indexOf(one.id) + 1}
            />
          ))}
        </div>
      )}
    </Page>
  );
}
