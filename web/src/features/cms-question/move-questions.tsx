import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { DialogActs } from '../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { containerOf, isCase, type EditedContainer } from './edited-container.ts';
import classes from './question-list.module.css';
import { useListActs } from './use-list-acts.ts';

const casesQuery = graphql(`
  query MoveQuestions_studyProjectParts($id: ID!) {
    studyProjectParts(id: $id) {
      id
      caseStudies {
        id
      }
    }
  }
`);

type Props = {
  readonly container: EditedContainer;
  readonly ids: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Moves questions to a benchmark or a case study of the course that is chosen. */
export function MoveQuestions({ container, ids, onDone, onClose }: Props) {
  const { course } = container;
  const acts = useListActs(container);
  const own = containerOf(container).id;
  const benchmarks = course.benchmarks.filter(({ id }) => id !== own);
  const lessons = course.lessons.filter(({ studyProjects }) => studyProjects.length > 0);
  const [to, setTo] = useState(benchmarks[0]?.id ?? lessons[0]?.id ?? '');
  const [projectChosen, setProject] = useState('');
  const [caseChosen, setCase] = useState('');
  const lesson = lessons.find(({ id }) => id === to);
  const project = lesson && (lesson.studyProjects.find(({ id }) => id === projectChosen) ?? lesson.studyProjects[0]);
  const target = lesson ? caseChosen : to;
  const words = texts.cmsQuestion.move;
  const { together, search } = texts.cmsCourse;
  const language = ofLanguage(course.language);
  const move = async () => {
    if (!target || !(await acts.moveTo(ids, target))) return;
    onDone();
    onClose();
  };
  const levelOf = (level: number) => `${search.benchmark}, ${texts.course.level(level)}`;
  return (
    <Dialog
      title={words.title(ids.length)}
      onClose={onClose}
      actions={
        <DialogActs onCancel={onClose} loading={acts.busy} disabled={!target} onClick={() => void move()}>
          {together.moveNow}
        </DialogActs>
      }
    >
      <div className={classes['section']}>
        <Select
          label={words.to}
          options={[
            ...benchmarks.map(({ id, level }) => ({ value: id, label: levelOf(level) })),
            ...lessons.map(({ id, name }) => ({ value: id, label: words.studyOf(name) })),
          ]}
          value={to}
          onChange={(id) => {
            setTo(id);
            setProject('');
            setCase('');
          }}
        />
        {lesson && (
          <>
            <Select
              label={texts.cmsHistory.kinds.STUDY_PROJECT}
              {...language}
              options={lesson.studyProjects.map(({ id, study_project_number: number, title }) => ({
                value: id,
                label: title ? texts.course.studyProjectTitled(number, title) : texts.course.studyProject(number),
              }))}
              value={project?.id ?? ''}
              onChange={(id) => {
                setProject(id);
                setCase('');
              }}
            />
            {project && (
              <CaseSelect key={project.id} {...{ own }} projectId={project.id} value={caseChosen} onChange={setCase} />
            )}
          </>
        )}
        {lesson && !isCase(container) && <p>{words.losesLesson}</p>}
        {!lesson && isCase(container) && <p>{words.takesLesson}</p>}
      </div>
    </Dialog>
  );
}

type CaseProps = {
  readonly projectId: string;
  /** The case study that they stand in, which is none to move to. */
  readonly own: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
};

function CaseSelect({ projectId, own, value, onChange }: CaseProps) {
  const screen = useScreenQuery(casesQuery, { id: projectId }, { fresh: true });
  const words = texts.cmsQuestion.move;
  const { name, notLoaded } = texts.cmsStudyProject.cases;
  if (!screen.data)
    return <Unready screen={screen} what={notLoaded} waiting={<Skeleton shape="list" count={1} />} back={null} />;
  const cases = screen.data.studyProjectParts.caseStudies
    .map(({ id }, index) => ({ value: id, label: name(index + 1) }))
    .filter(({ value: id }) => id !== own);
  if (cases.length === 0) return <p>{words.noStudy}</p>;
  return (
    <Select
      label={texts.cmsHistory.kinds.CASE_STUDY}
      options={[{ value: '', label: words.choose }, ...cases]}
      value={value}
      onChange={onChange}
    />
  );
}
