import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ActsRow } from '../../ui/action/acts-row.tsx';
import classes from './item-head.module.css';
import { useMay } from '../cms/may.ts';
import { ReadThroughLink } from './read-through-link.tsx';
import { SaveLater } from '../cms/save-later.tsx';
import { VisibilityChip } from './visibility-chip.tsx';

type Props = {
  /** What it belongs to, such as the lesson of a study project. */
  readonly above?: string;
  /** The lesson that has to be published too. */
  readonly lessonId?: string;
  readonly name: string;
  readonly language: string;
  /** Left out for one that is new. */
  readonly id?: string;
  /** Null for one that is new. */
  readonly published: boolean | null;
  /** Whether learners see it: it is published with all that it belongs to. */
  readonly shown?: boolean;
  readonly form: string;
  /** What the button of its form says. */
  readonly submit?: string;
  readonly dirty: boolean;
  readonly busy: boolean;
  /** What of the course is read through from here; left out of what has no page of its own. */
  readonly readId?: string;
  /** Its other acts, before the main one. */
  readonly children?: ReactNode;
};

/** The head of an item in the editor of a course: what it is called, whether learners see it, and what can be done with it. */
export function ItemHead({
  above,
  lessonId,
  id,
  name,
  language,
  published,
  shown = false,
  form,
  submit,
  dirty,
  busy,
  readId,
  children,
}: Props) {
  // What learners see changes at once for whoever publishes, unless they want it to wait.
  const may = useMay();
  const publishes = shown && may('publishChanges');
  return (
    <header className={classes['head']}>
      <div className={classes['title']}>
        {above !== undefined && (
          <p className={classes['above']} {...ofLanguage(language)}>
            {above}
          </p>
        )}
        <h2 {...(published === null ? {} : ofLanguage(language))}>{name}</h2>
        {published !== null && <VisibilityChip published={published} lessonId={lessonId} id={id} />}
      </div>
      <ActsRow
        saving={
          <>
            {publishes && <SaveLater size="sm" form={form} disabled={busy || !dirty} />}
            <Button type="submit" size="sm" form={form} loading={busy} disabled={published !== null && !dirty}>
              {publishes ? texts.waitingChanges.saveAndPublish : (submit ?? texts.cmsItem.form.save)}
            </Button>
          </>
        }
      >
        {readId !== undefined && <ReadThroughLink itemId={readId} />}
        {children}
      </ActsRow>
    </header>
  );
}
