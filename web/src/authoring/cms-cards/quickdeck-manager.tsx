import { graphql } from '../../graphql/generated/gql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import { CardManager } from './card-manager.tsx';
import classes from './cards.module.css';
import type { LibraryLesson } from './library-lesson.ts';
import { QuickdeckForm } from './quickdeck-form.tsx';

const cardsQuery = graphql(`
  query CmsCards_quickdeckCards($lessonId: ID!) {
    quickdeckCards(lessonId: $lessonId) {
      id
      title
      term
      definition
      image
      published
    }
  }
`);

/** The flash cards of a lesson, both sides of each in view. */
export function QuickdeckManager({ lesson, language }: LibraryLesson) {
  const screen = useScreenQuery(cardsQuery, { lessonId: lesson.id }, { fresh: true });
  const cards = screen.data?.quickdeckCards.map(({ id, title, term, definition, image, published }, index) => ({
    id,
    name: title || plainText(term) || texts.cmsCards.quickdeck.untitled(index + 1),
    published,
    face: (
      <div className={classes['face']} {...ofLanguage(language)}>
        {title !== '' && <p className={classes['name']}>{title}</p>}
        {image && <img src={image} alt="" loading="lazy" className={classes['picture']} />}
        <RichText html={term} className={classes['term']} />
        <RichText html={definition} />
      </div>
    ),
  }));
  return <CardManager kind="quickdeck" {...{ lesson, language, screen }} cards={cards ?? null} Form={QuickdeckForm} />;
}
