import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import classes from './item-head.module.css';
import { ReadThroughLink } from './read-through-link.tsx';
import { VisibilityChip } from './visibility-chip.tsx';

type Props = {
  /** What it belongs to, such as the lesson of a study project. */
  readonly above?: string;
  /** The lesson that has to be published too. */
  readonly lessonId?: string;
  readonly name: string;
  readonly language: string;
  /** Null for one that is new. */
  readonly published: boolean | null;
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
  name,
  language,
  published,
  form,
  submit,
  dirty,
  busy,
  readId,
  children,
}: Props) {
  return (
    <header className={classes['head']}>
      <div className={classes['title']}>
        {above !== undefined && (
          <p className={classes['above']} {...ofLanguage(language)}>
            {above}
          </p>
        )}
        <h2 {...(published === null ? {} : ofLanguage(language))}>{name}</h2>
        {published !== null && <VisibilityChip published={published} lessonId={lessonId} />}
      </div>
      <div className={classes['acts']}>
        {readId !== undefined && <ReadThroughLink itemId={readId} />}
        {children}
        <Button type="submit" size="sm" form={form} loading={busy} disabled={published !== null && !dirty}>
          {submit ?? texts.cmsItem.form.save}
        </Button>
      </div>
    </header>
  );
}
