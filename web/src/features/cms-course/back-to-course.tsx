import { IconArrowLeft } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cmsLink } from '../cms/cms-link.ts';

type Props = { readonly productId: string; readonly courseId: string };

/** Leads back to the editor of the course. */
export function BackToCourse({ productId, courseId }: Props) {
  return (
    <LinkButton
      {...cmsLink(`product/${productId}/course/${courseId}`)}
      variant="subtle"
      size="sm"
      leftSection={<Icon of={IconArrowLeft} flips />}
    >
      {texts.cmsCourse.backToCourse}
    </LinkButton>
  );
}
