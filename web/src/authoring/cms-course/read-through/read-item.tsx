import { Link } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { StateChip } from '../../cms/state-chip.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { editorOf } from '../search/editor-of.ts';
import { ReadAnswers } from './read-answers.tsx';
import type { ReadAnswer, ReadItem } from './read-through-query.ts';
import classes from './read-through.module.css';

type Props = {
  readonly item: ReadItem;
  readonly course: { readonly id: string; readonly product_id: string; readonly language: string };
  /** Which question of the page it is; 0 where it is none. */
  readonly number: number;
};

/** What a page is divided by; descriptions of these are plain text. */
const parts = new Set(['LESSON', 'BENCHMARK', 'SUMMARY']);

/** An item as it is read: what it is called leads to its editor. */
export function ReadItemPart({ item, course, number }: Props) {
  const { kind, published } = item;
  const words = texts.cmsCourse.read;
  const Heading = parts.has(kind) ? 'h2' : 'h3';
  const shown = ofLanguage(course.language);
  return (
    <section className={classes['item']} data-kind={kind}>
      <div className={classes['head']}>
        <Heading>
          <Link {...editorOf(course, item)} className={classes['link']}>
            {nameOf(item, number)}
          </Link>
        </Heading>
        {published === false && <StateChip published={false} dense />}
      </div>
      {item.texts.map((text, index) => (
        <div key={index} className={index > 0 && kind === 'QUESTION' ? classes['message'] : undefined}>
          {index > 0 && kind === 'QUESTION' && <p className={classes['label']}>{words.feedback}</p>}
          {parts.has(kind) ? <p {...shown}>{text}</p> : <RichText html={text} language={course.language} />}
        </div>
      ))}
      {kind === 'SUMMARY' && <p className={classes['label']}>{texts.cmsAssessment.asksQuestionsOf}</p>}
      {item.type && <ReadAnswers type={item.type} answers={item.answers as ReadAnswer[]} language={course.language} />}
    </section>
  );
}

function nameOf({ kind, name, level, number }: ReadItem, count: number): string {
  const words = texts.cmsCourse.read;
  if (kind === 'BENCHMARK') return texts.cmsAssessment.benchmark(level ?? 1);
  if (kind === 'SUMMARY') return texts.cmsAssessment.summary(level ?? 1);
  if (kind === 'STUDY_PROJECT')
    return words.project(texts.course.studyProject(number ?? 1), texts.course.level(level ?? 1));
  if (kind === 'QUESTION') return words.question(count);
  const called = texts.cmsCourse.search.kinds[kind];
  return kind === 'LESSON' && name ? name : name ? words.named(called, name) : called;
}
