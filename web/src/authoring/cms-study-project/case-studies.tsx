import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { isLeft } from '../cms-item/course-place.ts';
import { DeleteButton } from '../cms-item/delete-button.tsx';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { PublishButton } from '../cms-item/publishing.tsx';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { useDialogPlace } from '../cms/history-place.ts';
import { StateChip } from '../cms/state-chip.tsx';
import { useAct } from '../cms-item/use-act.ts';
import { QuestionList } from '../cms-question/question-list.tsx';
import { deleteMutation, publishing } from './case-acts.ts';
import type { ProjectParts } from './parts-query.ts';
import classes from './study-project.module.css';

const createMutation = graphql(`
  mutation CaseStudies_createCaseStudy($data: CreateCaseStudyInput!) {
    authored: createCaseStudy(data: $data) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

type CaseStudy = ProjectParts['caseStudies'][number];

type Props = {
  readonly projectId: string;
  readonly studies: readonly CaseStudy[];
  readonly onChanged: () => void;
};

/** The case studies of a study project, each with its scenario and the questions that reinforce it. */
export function CaseStudies({ projectId, studies, onChanged }: Props) {
  const { act, busy } = useAct();
  const words = texts.cmsStudyProject.cases;
  const add = async () => {
    const done = words.added(words.name(studies.length + 1));
    const data = { study_project_id: projectId };
    if (await act(createMutation, { data }, { done, failed: words.addFailed })) onChanged();
  };
  return (
    <div className={classes['cases']}>
      <Panel
        flush
        title={words.title}
        aside={
          <Button
            variant="light"
            size="sm"
            leftSection={<Icon of={IconPlus} />}
            loading={busy}
            onClick={() => void add()}
          >
            {words.add}
          </Button>
        }
      >
        {studies.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ol className={classes['list']}>
            {studies.map((study, index) => (
              <Study key={study.id} study={study} name={words.name(index + 1)} onChanged={onChanged} />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

type StudyProps = { readonly study: CaseStudy; readonly name: string; readonly onChanged: () => void };

function Study({ study: { id, published, questions }, name, onChanged }: StudyProps) {
  const { course, reload } = useEditedCourse();
  const { dialog } = useDialogPlace();
  const isNamed = dialog?.kind === 'CASE_STUDY' && dialog.id === id;
  const named = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) named.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  // Whoever comes back from a question finds it among the others.
  const [chosen, setOpen] = useState<boolean | null>(() =>
    questions.length === 0 || isLeft((left) => left.endsWith(`.${id}`) || questions.some((one) => one.id === left))
      ? true
      : null,
  );
  const words = texts.cmsStudyProject.cases;
  const open = chosen ?? isNamed;
  const lines = (reinforced: boolean, none: string) => {
    const shown = questions.filter(({ is_reinforced }) => is_reinforced === reinforced);
    if (shown.length === 0) return <p className={classes['none']}>{none}</p>;
    return (
      <ol {...ofLanguage(course.language)}>
        {shown.map(({ id: key, excerpt }) => (
          <li key={key}>{excerpt}</li>
        ))}
      </ol>
    );
  };
  return (
    <li ref={named} className={classes['case']}>
      <div className={classes['head']}>
        <h3>{name}</h3>
        <StateChip published={published} dense />
        <Button variant="default" size="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.closeQuestions : words.editQuestions}
        </Button>
        <CommentsButton kind="CASE_STUDY" id={id} of={name} />
        <HistoryButton kind="CASE_STUDY" id={id} of={name} />
        <PublishButton
          {...{ id, name, published }}
          mutations={publishing}
          failed={words.updateFailed}
          size="xs"
          onDone={onChanged}
        />
        <DeleteButton
          kind="CASE_STUDY"
          {...{ id, name }}
          operation="deleteCaseStudy"
          mutation={deleteMutation}
          failed={words.deleteFailed}
          size="xs"
          onDone={onChanged}
        />
      </div>
      {open ? (
        <QuestionList
          name={name}
          belongsTo={{ case_study_id: id }}
          course={course}
          onChanged={() => {
            onChanged();
            // What has moved to a benchmark counts there.
            reload();
          }}
        />
      ) : (
        <>
          <h4>{words.scenario}</h4>
          {lines(false, words.noScenario)}
          <h4>{words.reinforcement}</h4>
          {lines(true, words.noReinforcement)}
        </>
      )}
    </li>
  );
}
