import { IconBook } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { IconLink } from '../../ui/action/icon-link.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { useEditedCourse } from './edited-course.ts';

/** The way to the course that is edited, or to a part of it, as one page to read and print. */
export function ReadThroughLink({ itemId }: { readonly itemId?: string }) {
  const { course } = useEditedCourse();
  const page = cmsLink(`product/${course.product.id}/course/${course.id}/read`);
  return (
    <IconLink
      icon={IconBook}
      size="sm"
      label={texts.cmsItem.readThrough}
      link={{ ...page, search: (itemId ? { item: itemId } : {}) as never }}
    />
  );
}
