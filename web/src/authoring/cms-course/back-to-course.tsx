import { IconArrowLeft } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { searchOfPlace, type CoursePlace } from '../cms-item/course-place.ts';

type Props = {
  readonly productId: string;
  readonly courseId: string;
  /** What is open in it; left out for its beginning. */
  readonly place?: CoursePlace;
};

/** Leads back to the editor of the course. */
export function BackToCourse({ productId, courseId, place = {} }: Props) {
  return (
    <LinkButton
      {...cmsLink(`product/${productId}/course/${courseId}`)}
      search={searchOfPlace(place) as never}
      variant="subtle"
      size="sm"
      leftSection={<Icon of={IconArrowLeft} flips />}
    >
      {texts.cmsCourse.backToCourse}
    </LinkButton>
  );
}
