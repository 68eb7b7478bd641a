import { useNavigate } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { useMay } from '../cms/may.ts';
import { StateChip } from '../cms/state-chip.tsx';
import { CauseButton } from './cause-button.tsx';
import { useCoursePlace } from './course-place.ts';
import type { Curriculum } from './curriculum-query.ts';
import { useEditedCourse } from './edited-course.ts';

type Props = {
  readonly published: boolean;
  /** The lesson around it, where it is in one. */
  readonly lessonId?: string | undefined;
  /** The item, at which a change may wait. */
  readonly id?: string | undefined;
  readonly dense?: boolean;
  readonly tabIndex?: number;
};

/** What of the parents of an item is a draft, so that learners do not see what is published in it: the nearest of them. */
export function whyHidden(course: Curriculum, lessonId?: string): 'lesson' | 'course' | 'product' | null {
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  if (lesson && !lesson.published) return 'lesson';
  if (!course.published) return 'course';
  return course.product_published ? null : 'product';
}

/** Whether learners see an item of the course that is edited; where a parent hides it, the way to that parent. */
export function VisibilityChip({ published, lessonId, id, dense = false, tabIndex }: Props) {
  const { course } = useEditedCourse();
  const { go } = useCoursePlace();
  const navigate = useNavigate();
  const may = useMay();
  const hidden = published ? whyHidden(course, lessonId) : null;
  if (!hidden) return <StateChip {...{ published, id, dense }} />;
  const text = texts.cmsItem.state.hidden[hidden];
  // The state of a course is changed on its tab Publish alone.
  if (hidden === 'course' && !may('publishCourse'))
    return (
      <Chip tone="yellow" dense={dense}>
        {text}
      </Chip>
    );
  const toCause = () => {
    if (hidden === 'product') void navigate(cmsLink() as never);
    else if (hidden === 'course') go({ tab: 'publish' });
    else if (lessonId) go({ item: { kind: 'lesson', id: lessonId } });
  };
  return <CauseButton {...{ text, dense, tabIndex }} onClick={toCause} />;
}
