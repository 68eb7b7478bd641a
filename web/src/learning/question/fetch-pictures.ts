import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { withWidths } from '../../base/rich-text/with-widths.ts';
import { answerPicture } from './answer-picture.ts';

/** What an `img` says of its picture. */
type Picture = { readonly src: string; readonly srcSet?: string | undefined; readonly sizes?: string | undefined };

/**
 * Fetches the pictures in questions and of their answers before they are shown, in the widths in which they will be, so
 * that they are here when the line goes.
 */
export function fetchPictures(questions: readonly { readonly question: LearnerQuestion }[]): void {
  const pictures = questions.flatMap(({ question }) => picturesOf(question));
  for (const [src, { srcSet = '', sizes = '' }] of new Map(pictures.map((picture) => [picture.src, picture]))) {
    const image = new Image();
    image.sizes = sizes;
    image.srcset = srcSet;
    image.src = src;
  }
}

function picturesOf({ question, answers, concepts, descriptions }: LearnerQuestion): Picture[] {
  const texts = [
    question,
    ...answers.map(({ answer }) => answer),
    ...concepts.map(({ concept }) => concept),
    ...descriptions.map(({ description }) => description),
  ];
  return [
    ...texts.flatMap(picturesIn),
    ...answers.flatMap(({ answer_image: address }) => (address === null ? [] : [answerPicture(address)])),
  ].filter(({ src }) => src.startsWith('/media/'));
}

/** The pictures in HTML, which is parsed and neither shown nor run. */
function picturesIn(html: string): Picture[] {
  if (!html.includes('<img')) return [];
  const { body } = new DOMParser().parseFromString(withWidths(html), 'text/html');
  return [...body.querySelectorAll('img')].map((image) => ({
    src: image.getAttribute('src') ?? '',
    srcSet: image.getAttribute('srcset') ?? '',
    sizes: image.getAttribute('sizes') ?? '',
  }));
}
