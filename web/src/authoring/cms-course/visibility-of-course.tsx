import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { cmsLink } from '../cms/cms-link.ts';
import { useMay } from '../cms/may.ts';
import { StateChip } from '../cms/state-chip.tsx';
import { useCoursePlace } from '../cms-item/course-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { CauseButton } from '../cms-item/cause-button.tsx';
import { useNavigate } from '@tanstack/react-router';

/** Whether learners see the course that is edited, or why they do not although it is published. */
export function VisibilityOfCourse() {
  const {
    course: { id, published, product_published, groups },
  } = useEditedCourse();
  const { go } = useCoursePlace();
  const navigate = useNavigate();
  const may = useMay();
  const words = texts.cmsItem.state;
  if (!published) return <StateChip published={false} />;
  if (!product_published)
    return <CauseButton text={words.hidden.product} onClick={() => void navigate(cmsLink() as never)} />;
  return (
    <>
      <StateChip published id={id} />
      {groups === 0 &&
        (may('publishCourse') ? (
          <CauseButton text={words.inNoGroup} onClick={() => go({ tab: 'publish' })} />
        ) : (
          <Chip tone="yellow">{words.inNoGroup}</Chip>
        ))}
    </>
  );
}
