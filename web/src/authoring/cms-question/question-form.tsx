import { questionTypeNames, type QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useId, useReducer, useRef, useState, type FormEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PageHeading, PageOf } from '../../ui/page/page-heading.tsx';
import { useKeyDown } from '../../ui/use-key-down.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { ActsRow } from '../../ui/action/acts-row.tsx';
import { SaveLater, usePublishes } from '../cms/save-later.tsx';
import { RichTextField } from '../../base/editor/rich-text-field.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { isForLater } from '../../base/form/use-form.ts';
import { answerEditorOf } from './answers/answer-editors.ts';
import { AnswersField } from './answers/answers-field.tsx';
import { withType, type Gone } from './change-type.ts';
import { containerOf, isCase, type EditedContainer } from './edited-container.ts';
import { LeavingGuard } from './leaving-guard.tsx';
import { useOldKey } from './old-key.tsx';
import { LearnerView } from './preview/learner-view.tsx';
import { QuestionChecks } from './question-checks.tsx';
import { QuestionConflict } from './question-conflict.tsx';
import classes from './question-form.module.css';
import type { QuestionValues } from './question-values.ts';
import { ResourcesField } from './resources/resources-field.tsx';
import { useQuestionForm, type EditedQuestion } from './use-question-form.ts';

type Props = {
  readonly container: EditedContainer;
  readonly question: EditedQuestion;
  readonly initial: QuestionValues;
  /** The names of what helps with the question, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Called once it is saved, with what was saved and whether another one is wanted. */
  readonly onSaved: (values: QuestionValues, next: boolean) => void;
  readonly onClose: () => void;
  /** Told whether something is typed that is not saved. */
  readonly onDirty?: (dirty: boolean) => void;
};

const feedback = ['correct_msg', 'incorrect_msg', 'incorrect_msg_two'] as const;

/** The editor of one question, and beside it what the learner sees. */
export function QuestionForm({ container, question, initial, names, onSaved, onClose, onDirty }: Props) {
  const id = useId();
  const words = texts.cmsQuestion.editor;
  const inCase = isCase(container);
  const { language, lessons } = container.course;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [gone, setGone] = useState<Gone>({});
  const next = useRef(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [previewing, setPreviewing] = useState(false);
  const [removes, setRemoves] = useState(false);
  const form = useQuestionForm(container, question, initial, {
    removes,
    onDone: ({ authored }) => {
      offerUndo(question.id === null ? words.created : words.updated, authored);
      onSaved(form.values(), next.current);
    },
  });
  const { dirty } = form;
  useEffect(() => onDirty?.(dirty), [onDirty, dirty]);

  const values = form.values();
  const oldKey = useOldKey(question.id, initial);
  const title = question.id === null ? words.new : words.edit;
  const item = question.id === null ? containerOf(container) : ({ kind: 'QUESTION', id: question.id } as const);
  const publishes = usePublishes(item.kind, item.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const send = () => form.submit(event);
    // The key of what waits is asked about when that is published.
    if (form.whyNot || !publishes || isForLater(event)) send();
    else void oldKey.guard(values, send);
  };
  const set = <Name extends keyof QuestionValues>(name: Name, value: QuestionValues[Name]) => {
    form.field(name).props.onChange(value);
    draw();
  };
  const setAnswers = (answers: QuestionValues['answers']) => {
    setRemoves(initial.answers.some(({ id: kept }) => kept && !answers.some((answer) => answer.id === kept)));
    set('answers', answers);
  };
  const setType = (type: QuestionType) => {
    const changed = withType(values.answers, values.type, type);
    setGone(changed.gone);
    setAnswers(changed.answers);
    set('type', type);
  };
  const keys = useKeyDown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    nextButton.current?.click();
  });
  const htmlField = (name: 'question' | (typeof feedback)[number], required: boolean) => {
    const { key, props } = form.field(name);
    return (
      <RichTextField
        key={key}
        {...props}
        label={words[name]}
        language={language}
        required={required}
        takesFocus={name === 'question'}
        onChange={(html) => set(name, html)}
      />
    );
  };
  const editor = answerEditorOf(values.type);
  const right = values.answers.filter(({ is_correct }) => is_correct).length;
  return (
    <LeavingGuard isLost={form.isLost} onLeave={onClose}>
      {(leave) => (
        <div ref={keys} className={classes['editor']}>
          <div className={classes['head']}>
            <IconButton icon={IconArrowLeft} flips size="sm" label={words.back} onClick={leave} />
            <div className={classes['title']}>
              <PageOf value={[container.name]}>
                <PageHeading title={title}>{title}</PageHeading>
              </PageOf>
              <p>{container.name}</p>
            </div>
            <ActsRow
              saving={
                <>
                  <Button
                    ref={nextButton}
                    variant="default"
                    size="sm"
                    type="submit"
                    // Nothing is published by going on: where learners would see it, it waits.
                    name="later"
                    form={id}
                    loading={form.busy}
                    aria-keyshortcuts="Control+Enter"
                    onClick={() => (next.current = true)}
                  >
                    {words.saveAndNext}
                  </Button>
                  {publishes && (
                    <SaveLater size="sm" form={id} disabled={form.busy} onClick={() => (next.current = false)} />
                  )}
                  <Button type="submit" size="sm" form={id} loading={form.busy} onClick={() => (next.current = false)}>
                    {publishes ? texts.waitingChanges.saveAndPublish : words.save}
                  </Button>
                </>
              }
            >
              <Button
                variant="default"
                size="sm"
                className={classes['openPreview'] ?? ''}
                onClick={() => setPreviewing(true)}
              >
                {texts.cmsQuestion.preview.title}
              </Button>
              {question.id !== null && <CommentsButton kind="QUESTION" id={question.id} />}
              {question.id !== null && <HistoryButton kind="QUESTION" id={question.id} />}
            </ActsRow>
          </div>
          <div className={classes['columns']}>
            <FormBody id={id} form={{ ...form, submit }} heading="h2">
              <div className={classes['pair']}>
                <Select
                  label={words.type}
                  options={questionTypeNames.map((value) => ({ value, label: texts.question.types[value] }))}
                  value={values.type}
                  onChange={setType}
                />
                {!inCase && (
                  <Select
                    label={words.lesson}
                    options={[
                      { value: '', label: words.noLesson },
                      ...lessons.map((lesson) => ({ value: lesson.id, label: lesson.name })),
                    ]}
                    data-path="lesson_id"
                    value={values.lesson_id ?? ''}
                    onChange={(lesson) => set('lesson_id', lesson || null)}
                  />
                )}
              </div>
              <p role="status" className={classes['gone']}>
                {goneText(gone)}
              </p>
              {htmlField('question', true)}
              {editor.marks === 'tick' && (
                <p className={classes['count']}>
                  {words.rightCount(right, values.answers.length)} {right > 1 && words.selectAll}
                </p>
              )}
              <AnswersField form={form} language={language} onChange={setAnswers} />
              {!editor.ordered && !editor.pairs && (
                <Checkbox
                  {...form.field('keeps_order').props}
                  key={form.field('keeps_order').key}
                  label={words.keepsOrder}
                  help={words.keepsOrderHelp}
                />
              )}
              {!inCase && (
                <Checkbox
                  {...form.field('is_free_sample').props}
                  key={form.field('is_free_sample').key}
                  label={words.freeSample}
                  help={words.freeSampleHelp}
                />
              )}
              {inCase && (
                <>
                  {htmlField('incorrect_msg', true)}
                  {htmlField('incorrect_msg_two', true)}
                  {htmlField('correct_msg', true)}
                  <ResourcesField {...{ values, names, set }} course={container.course} />
                </>
              )}
              <QuestionChecks form={id} {...{ values, inCase }} />
            </FormBody>
            <aside className={classes['preview']} aria-labelledby={`${id}preview`}>
              <h2 id={`${id}preview`}>{texts.cmsQuestion.preview.title}</h2>
              <LearnerView values={values} language={language} inCase={inCase} />
            </aside>
          </div>
          {previewing && (
            <Dialog title={texts.cmsQuestion.preview.title} onClose={() => setPreviewing(false)}>
              <LearnerView values={values} language={language} inCase={inCase} />
            </Dialog>
          )}
          {oldKey.dialog}
          <QuestionConflict form={form} course={container.course} names={names} onSettled={draw} />
        </div>
      )}
    </LeavingGuard>
  );
}

function goneText(gone: Gone): string | null {
  const words = texts.cmsQuestion.editor;
  const parts = (Object.keys(gone) as (keyof Gone)[]).map((part) => words.goneParts[part](gone[part] ?? 0));
  return parts.length > 0 ? words.gone(parts) : null;
}
