import { useId, useState } from 'react';
import { NotRead } from '../../graphql/not-read.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { SettingsCourse } from './settings-course.ts';
import { SettingsFields } from './settings-fields.tsx';
import classes from './settings-dialog.module.css';
import { settingsQuery } from './settings-query.ts';

type Props = { readonly groupId: string; readonly course: SettingsCourse; readonly onClose: () => void };

/** The settings of a course in a group; nothing that was changed is left behind without a word. */
export function SettingsDialog({ groupId, course, onClose }: Props) {
  const place = { groupId, courseId: course.id };
  const screen = useScreenQuery(settingsQuery, place, { fresh: true, beside: true });
  const settings = screen.data?.groupAssessmentSettings;
  const form = useId();
  const [{ dirty, busy }, setState] = useState({ dirty: false, busy: false });
  const [leaving, setLeaving] = useState(false);
  const close = () => (dirty ? setLeaving(true) : onClose());
  const actions = settings && (
    <>
      <Button variant="default" onClick={close}>
        {texts.ui.cancel}
      </Button>
      <Button type="submit" form={form} loading={busy}>
        {texts.courseSettings.save}
      </Button>
    </>
  );
  return (
    <Dialog title={texts.courseSettings.title} onClose={close} actions={actions}>
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
      {leaving && (
        <ConfirmDialog
          title={texts.courseSettings.leaveTitle}
          confirm={texts.courseSettings.leave}
          cancel={texts.courseSettings.stay}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {texts.courseSettings.leaveText}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
