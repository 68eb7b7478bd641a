import { Link } from '@tanstack/react-router';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './preview-library.module.css';
import { previewLink } from './preview-link.ts';

type Props = { readonly params: { readonly courseId: string } };

/** What there is to read, to turn over and to watch in each lesson of a course in preview, drafts included. */
export const PreviewLibrary = ({ params: { courseId } }: Props) => (
  <PreviewFrame courseId={courseId} tab={texts.course.studyMaterials}>
    {({ course: { lessons, language } }) =>
      lessons.length === 0 ? (
        <Empty text={texts.library.noMaterials} />
      ) : (
        <Panel flush>
          <ul className={classes['lessons']}>
            {lessons.map(({ id, name, slug, published, number_of_pages, number_of_cards, number_of_clips }) => (
              <li key={id} className={classes['lesson']}>
                <Link {...previewLink(courseId, `/library/e-book/${slug}`)} {...ofLanguage(language)}>
                  <bdi>{name}</bdi>
                </Link>
                <span>
                  {texts.preview.holds([
                    texts.library.sizeOf['e-book'](number_of_pages),
                    texts.library.sizeOf.quickdeck(number_of_cards),
                    texts.library.sizeOf.quickclip(number_of_clips),
                  ])}
                </span>
                {!published && <Chip dense>{texts.preview.draft}</Chip>}
              </li>
            ))}
          </ul>
        </Panel>
      )
    }
  </PreviewFrame>
);
