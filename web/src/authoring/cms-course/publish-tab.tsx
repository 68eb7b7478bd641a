import { useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { useMay } from '../cms/may.ts';
import { useAct } from '../cms-item/use-act.ts';
import { ChangesList } from '../waiting-changes/changes-list.tsx';
import { waitingQuery } from '../waiting-changes/waiting-query.ts';
import { publishMutation as publishItemsMutation } from './together/together-acts.ts';
import { CourseChecks } from './checks/course-checks.tsx';
import { checksQuery } from './checks/checks-query.ts';
import { draftsQuery, type Drafts } from './drafts-query.ts';
import classes from './item-form.module.css';

const publishMutation = graphql(`
  mutation CmsCourse_publishCourse($id: ID!) {
    authored: publishCourse(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

const unpublishMutation = graphql(`
  mutation CmsCourse_unpublishCourse($id: ID!) {
    authored: unpublishCourse(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Whether learners see the course; it is saved only where the choice is another than what holds. */
export function PublishTab() {
  const { course } = useEditedCourse();
  const { id, name, published } = course;
  const [chosen, choose] = useState<boolean | null>(null);
  const [asking, setAsking] = useState(false);
  const [withDrafts, setWithDrafts] = useState(false);
  const may = useMay();
  const { act, busy } = useAct();
  const checks = useScreenQuery(checksQuery, { courseId: id }, { fresh: true });
  useAfterUndo(checks.reload);
  const errors = checks.data?.contentFindings.errors ?? 0;
  const group = useId();
  const words = texts.cmsCourse.publish;
  const choice = chosen ?? published;
  const inside = useScreenQuery(draftsQuery, { courseId: id }, { fresh: true });
  useAfterUndo(inside.reload);
  const { drafts, empty } = draftsIn(inside.data?.curriculum.drafts ?? []);
  const offered = choice && drafts.items.length > 0 && may('publishContentItems');
  const chosenDrafts = offered && withDrafts ? drafts.items : [];
  const changes = choice !== published || chosenDrafts.length > 0;
  const save = async () => {
    setAsking(false);
    const said = texts.cmsItem.state;
    const done = choice ? said.publishedNow(name) : said.draftNow(name);
    const told = { done, failed: words.failed };
    const items = [{ kind: 'COURSE' as const, id }, ...chosenDrafts];
    const saved =
      chosenDrafts.length > 0
        ? await act(
            publishItemsMutation,
            { items },
            { ...told, done: texts.cmsCourse.together.published(items.length) },
          )
        : await act(choice ? publishMutation : unpublishMutation, { id }, told);
    if (!saved) return;
    choose(null);
    setWithDrafts(false);
    inside.reload();
  };
  const options = [
    { value: false, label: texts.cms.draft, help: words.draftHelp },
    { value: true, label: texts.cms.published, help: words.publishedHelp },
  ];
  return (
    <div className={classes['parts']}>
      <Panel>
        <fieldset className={classes['choices']}>
          <legend>{words.legend}</legend>
          {options.map(({ value, label, help }) => (
            <div key={label} className={classes['choice']}>
              <input
                id={`${group}${label}`}
                type="radio"
                name={group}
                checked={choice === value}
                aria-describedby={`${group}${label}help`}
                onChange={() => choose(value)}
              />
              <label htmlFor={`${group}${label}`}>{label}</label>
              <p id={`${group}${label}help`} className={classes['help']}>
                {help}
              </p>
            </div>
          ))}
        </fieldset>
        {published && course.groups === 0 && <p className={classes['act']}>{words.inNoGroup}</p>}
        {drafts.items.length > 0 && <p className={classes['act']}>{words.drafts(drafts.texts)}</p>}
        {offered && (
          <div className={classes['act']}>
            <Checkbox
              key={drafts.items.length}
              label={words.withDrafts}
              help={words.withDraftsHelp}
              defaultValue={withDrafts}
              onChange={setWithDrafts}
            />
          </div>
        )}
        {empty.items.length > 0 && <p className={classes['act']}>{words.empty(empty.texts)}</p>}
        <div className={classes['act']}>
          <Button
            size="sm"
            disabled={!changes}
            loading={busy}
            onClick={() => (choice && errors > 0 ? setAsking(true) : void save())}
          >
            {texts.cmsItem.form.save}
          </Button>
        </div>
      </Panel>
      <CourseChanges />
      <CourseChecks screen={checks} />
      {asking && (
        <ConfirmDialog
          title={texts.cmsCourse.checks.ask}
          confirm={texts.cmsCourse.checks.allTheSame}
          destroys={false}
          busy={busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void save()}
        >
          <p>{texts.cmsCourse.checks.asked(errors)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What learners will see change in the course, once it is published. */
function CourseChanges() {
  const { course, reload } = useEditedCourse();
  const screen = useScreenQuery(waitingQuery, { placeId: course.id }, { fresh: true });
  useAfterUndo(screen.reload);
  const words = texts.waitingChanges;
  if (!screen.data)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" count={2} />} back={null} />;
  const { waitingChanges: changes } = screen.data;
  if (changes.length === 0) return <Empty text={words.none} />;
  return (
    <ChangesList
      title={words.title}
      changes={changes}
      onChanged={() => {
        screen.reload();
        reload();
      }}
    />
  );
}

type Draft = { readonly kind: ContentKind; readonly id: string };
type Told = { readonly items: Draft[]; readonly texts: string[] };

/** What in a course learners do not see while the course is published, by kind and in words; what is empty apart. */
function draftsIn(drafts: Drafts): { readonly drafts: Told; readonly empty: Told } {
  const words = texts.cmsCourse;
  const { level } = texts.course;
  const counted: Partial<Record<ContentKind, (count: number) => string>> = {
    BENCHMARK: words.benchmarks,
    LESSON: words.lessons,
    QUICKDECK_CARD: words.quickdeckCards,
    QUICKCLIP_CARD: words.quickclipCards,
    STUDY_PROJECT: words.projects,
    CASE_STUDY: words.caseStudies,
    KEY_ELEMENT: words.keyElements,
    SUMMARY: words.summaries,
  };
  const told = (list: Drafts, byLevel: boolean): Told => {
    const kinds = [...Map.groupBy(list, ({ kind }) => kind)];
    return {
      items: list.map(({ kind, id }) => ({ kind, id })),
      texts: kinds.flatMap(([kind, own]) => {
        const levels = byLevel ? own.flatMap((one) => one.level ?? []) : [];
        const text = counted[kind]?.(own.length) ?? '';
        return levels.length > 0 ? words.ofLevels(text, levels.map(level)) : text;
      }),
    };
  };
  return {
    drafts: told(
      drafts.filter(({ empty }) => !empty),
      false,
    ),
    empty: told(
      drafts.filter(({ empty }) => empty),
      true,
    ),
  };
}
