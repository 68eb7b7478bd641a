import { IconBook } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { useEditedCourse } from './edited-course.ts';

/** The way to the course that is edited, or to a part of it, as one page to read and print. */
export function ReadThroughLink({ itemId }: { readonly itemId?: string }) {
  const { course } = useEditedCourse();
  const page = cmsLink(`product/${course.product.id}/course/${course.id}/read`);
  return (
    <LinkButton
      {...page}
      search={(itemId ? { item: itemId } : {}) as never}
      variant="default"
      size="sm"
      leftSection={<Icon of={IconBook} />}
    >
      {texts.cmsItem.readThrough}
    </LinkButton>
  );
}
