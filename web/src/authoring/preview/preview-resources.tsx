import { texts } from '../../texts/texts.ts';
import { CourseResources } from '../../learning/instructor-resource/instructor-resources.tsx';
import { PreviewFrame } from './preview-frame.tsx';

type Props = { readonly params: { readonly courseId: string } };

/** The files for whoever teaches a course, in preview, those of drafts included. */
export const PreviewResources = ({ params: { courseId } }: Props) => (
  <PreviewFrame courseId={courseId} tab={texts.course.resources}>
    {({ course }) => <CourseResources {...{ courseId }} groupId={null} language={course.language} />}
  </PreviewFrame>
);
