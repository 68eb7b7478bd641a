import { lazy, Suspense } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { StateChip } from '../../cms/state-chip.tsx';
import { useDialogPlace } from '../../cms/history-place.ts';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import type { ProjectParts } from '../parts-query.ts';
import classes from '../study-project.module.css';

const ManageKeyElements = lazy(async () => ({
  default: (await import('./manage-key-elements.tsx')).ManageKeyElements,
}));

type Props = {
  readonly projectId: string;
  readonly name: string;
  readonly elements: ProjectParts['keyElements'];
  readonly onChanged: () => void;
};

/** The key elements of a study project in their order, and the way to where they are managed. */
export function KeyElements({ projectId, name, elements, onChanged }: Props) {
  const { course } = useEditedCourse();
  const { dialog, open, close } = useDialogPlace();
  const words = texts.cmsStudyProject.elements;
  return (
    <div className={classes['cases']}>
      <Panel
        flush
        title={words.title}
        aside={
          <Button variant="light" size="sm" onClick={() => open({ kind: 'KEY_ELEMENT', id: 'all' })}>
            {words.manage}
          </Button>
        }
      >
        {elements.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ol className={classes['list']}>
            {elements.map(({ id, name: called, type, published, resources }) => (
              <li key={id} className={classes['case']}>
                <div className={classes['head']}>
                  <h3 {...ofLanguage(course.language)}>{called}</h3>
                  <span className={classes['none']}>{words.shows(words.types[type], resources.length)}</span>
                  <StateChip published={published} dense />
                </div>
              </li>
            ))}
          </ol>
        )}
        {dialog?.kind === 'KEY_ELEMENT' && (
          <Suspense fallback={null}>
            <ManageKeyElements {...{ projectId, name, elements, onChanged }} onClose={() => close()} />
          </Suspense>
        )}
      </Panel>
    </div>
  );
}
