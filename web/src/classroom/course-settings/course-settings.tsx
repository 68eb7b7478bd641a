import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SettingsCourse } from './settings-course.ts';

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }));

/** Opens the settings of a course in a group. */
export function CourseSettings({ groupId, course }: { readonly groupId: string; readonly course: SettingsCourse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon of={IconSettings} size={18} />}
        aria-label={texts.courseSettings.titleOf(course.name)}
        onClick={() => setOpen(true)}
      >
        {texts.courseSettings.title}
      </Button>
      {open && (
        <Suspense>
          <SettingsDialog groupId={groupId} course={course} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
