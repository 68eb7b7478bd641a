import { useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useCoursePlace } from './course-place.ts';
import { useEditedCourse } from './edited-course.ts';

const findingsQuery = graphql(`
  query ErrorsAsked_contentFindings($courseId: ID!) {
    contentFindings(courseId: $courseId) {
      findings {
        is_error
        id
        in_id
      }
    }
  }
`);

type Asked = { readonly errors: number; readonly go: () => void };

/**
 * Before items of a course are shown to learners, asks once more where the checks have found errors in them or in what
 * is inside. What cannot be checked holds up nobody.
 */
export function useErrorsAsked() {
  const { course } = useEditedCourse();
  const place = useCoursePlace();
  const client = useClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const guard = async (ids: readonly string[], go: () => void) => {
    setBusy(true);
    const context = { ...besideCache, requestPolicy: 'network-only' as const };
    const { data } = await client.query(findingsQuery, { courseId: course.id }, context).toPromise();
    setBusy(false);
    const projectsIn = (id: string) => course.lessons.find((lesson) => lesson.id === id)?.studyProjects ?? [];
    const shown = new Set(ids.flatMap((id) => [id, ...projectsIn(id).map((project) => project.id)]));
    const findings = data?.contentFindings.findings ?? [];
    const errors = findings.filter((one) => one.is_error && (shown.has(one.id) || shown.has(one.in_id))).length;
    return errors === 0 ? go() : setAsked({ errors, go });
  };
  const close = () => setAsked(null);
  const words = texts.cmsCourse.checks;
  const dialog: ReactNode = asked && (
    <ConfirmDialog
      title={words.ask}
      confirm={words.allTheSame}
      destroys={false}
      onConfirm={() => {
        close();
        asked.go();
      }}
      onClose={close}
    >
      <p>{words.asked(asked.errors)}</p>
      <Button variant="subtle" size="sm" onClick={() => place.go({ tab: 'publish' })}>
        {words.title}
      </Button>
    </ConfirmDialog>
  );
  return { guard, busy, dialog };
}
