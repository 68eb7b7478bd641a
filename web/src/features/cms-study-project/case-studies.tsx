import { IconPlus } from '@tabler/icons-react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { CaseStudies_StudyProjectPartsQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { DeleteButton } from '../cms-item/delete-button.tsx';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { PublishButton } from '../cms-item/publishing.tsx';
import { StateChip } from '../cms/state-chip.tsx';
import { useAct } from '../cms-item/use-act.ts';
import { deleteMutation, publishing } from './case-acts.ts';
import classes from './study-project.module.css';

const partsQuery = graphql(`
  query CaseStudies_studyProjectParts($id: ID!) {
    studyProjectParts(id: $id) {
      id
      caseStudies {
        id
        published
        questions {
          id
          is_reinforced
          excerpt
        }
      }
    }
  }
`);

const createMutation = graphql(`
  mutation CaseStudies_createCaseStudy($data: CreateCaseStudyInput!) {
    authored: createCaseStudy(data: $data) {
      change_set_id
      items {
        id
        version
      }
    }
  }
`);

type CaseStudy = CaseStudies_StudyProjectPartsQuery['studyProjectParts']['caseStudies'][number];

/** The case studies of a study project, each with its scenario and the questions that reinforce it. */
export function CaseStudies({ projectId }: { readonly projectId: string }) {
  const screen = useScreenQuery(partsQuery, { id: projectId }, { fresh: true });
  useAfterUndo(screen.reload);
  const { act, busy } = useAct();
  const words = texts.cmsStudyProject.cases;
  const studies = screen.data?.studyProjectParts.caseStudies;
  const add = async () => {
    const done = words.added(words.name((studies?.length ?? 0) + 1));
    const data = { study_project_id: projectId };
    if (await act(createMutation, { data }, { done, failed: words.addFailed })) screen.reload();
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
            disabled={!studies}
            onClick={() => void add()}
          >
            {words.add}
          </Button>
        }
      >
        {!studies ? (
          <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" count={2} />} back={null} />
        ) : studies.length === 0 ? (
          <Empty text={words.none} />
        ) : (
          <ol className={classes['list']}>
            {studies.map((study, index) => (
              <Study key={study.id} study={study} name={words.name(index + 1)} onChanged={screen.reload} />
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

type StudyProps = { readonly study: CaseStudy; readonly name: string; readonly onChanged: () => void };

function Study({ study: { id, published, questions }, name, onChanged }: StudyProps) {
  const { course } = useEditedCourse();
  const words = texts.cmsStudyProject.cases;
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
    <li className={classes['case']}>
      <div className={classes['head']}>
        <h3>{name}</h3>
        <StateChip published={published} dense />
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
      <h4>{words.scenario}</h4>
      {lines(false, words.noScenario)}
      <h4>{words.reinforcement}</h4>
      {lines(true, words.noReinforcement)}
    </li>
  );
}
