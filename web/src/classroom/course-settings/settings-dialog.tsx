import { useId, useState } from 'react';
import { NotRead } from '../../graphql/not-read.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import type { SettingsCourse } from './settings-course.ts';
import { SettingsFields } from './settings-fields.tsx';
import classes from './settings-dialog.module.css';
import { settingsQuery } from './settings-query.ts';

type Props = { readonly groupId: string; readonly course: SettingsCourse; readonly onClose: () => void };

/** The settings of a course in a group. */
export function SettingsDialog({ groupId, course, onClose }: Props) {
  const place = { groupId, courseId: course.id };
  const screen = useScreenQuery(settingsQuery, place, { fresh: true, beside: true });
  const settings = screen.data?.groupAssessmentSettings;
  const form = useId();
  const [state, setState] = useState({ dirty: false, busy: false });
  const { title, save, leaveTitle, leaveText, leave, stay } = texts.courseSettings;
  return (
    <FormDialog
      title={title}
      form={form}
      submit={save}
      ready={settings !== undefined}
      {...state}
      words={{ title: leaveTitle, text: leaveText, leave, stay }}
      onClose={onClose}
    >
      <p className={classes['course']} {...ofLanguage(course.language)}>
        {course.name}
      </p>
      {settings ? (
        <SettingsFields id={form} {...{ place, settings }} onState={setState} onSaved={onClose} />
      ) : screen.error ? (
        <NotRead error={screen.error} what={texts.courseSettings.notLoaded} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={4} />
      )}
    </FormDialog>
  );
}
