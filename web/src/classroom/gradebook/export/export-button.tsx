import { IconTableExport } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Icon } from '../../../ui/icon.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

type Props = {
  readonly groupId: string;
  /** Null while no course is chosen. */
  readonly courseId: string | null;
  /** How many learners the gradebook shows. */
  readonly learners: number;
};

/** Leads to the spreadsheet, once a course is chosen and somebody learns in it. */
export function ExportButton({ groupId, courseId, learners }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconTableExport} size={16} />}
        disabled={courseId === null || learners === 0}
        onClick={() => setOpen(true)}
      >
        {texts.gradebook.export.button}
      </Button>
      {open && courseId !== null && (
        <Suspense>
          <ExportDialog {...{ groupId, courseId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
