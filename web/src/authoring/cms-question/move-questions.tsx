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
import { questionsQuery } from './questions-query.ts';
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
  const [before, setBefore] = useState<string | null>(null);
  const lesson = lessons.find(({ id }) => id === to);
  const project = lesson && (lesson.studyProjects.find(({ id }) => id === projectChosen) ?? lesson.studyProjects[0]);
  const target = lesson ? caseChosen : to;
  const words = texts.cmsQuestion.move;
  const { together, search } = texts.cmsCourse;
  const language = ofLanguage(course.language);
  const move = async () => {
    if (!target || !(await acts.moveTo(ids, target, before))) return;
    onDone();
    onClose();
  };
  const levelOf = (level: number) => texts.cms.facts([search.benchmark, texts.course.level(level)]);
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
            setBefore(null);
          }}
        />
        {lesson && (
          <>
            <Select
              label={texts.contentHistory.kinds.STUDY_PROJECT}
              {...language}
              options={lesson.studyProjects.map(({ id, study_project_number: number, title }) => ({
                value: id,
                label: title ? texts.course.studyProjectTitled(number, title) : texts.course.studyProject(number),
              }))}
              value={project?.id ?? ''}
              onChange={(id) => {
                setProject(id);
                setCase('');
                setBefore(null);
              }}
            />
            {project && (
              <CaseSelect
                key={project.id}
                {...{ own }}
                projectId={project.id}
                value={caseChosen}
                onChange={(id) => {
                  setCase(id);
                  setBefore(null);
                }}
              />
            )}
          </>
        )}
        {target && (
          <PlaceSelect
            key={target}
            belongsTo={lesson ? { case_study_id: target } : { benchmark_id: target }}
            value={before}
            onChange={setBefore}
          />
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
      label={texts.contentHistory.kinds.CASE_STUDY}
      options={[{ value: '', label: words.choose }, ...cases]}
      value={value}
      onChange={onChange}
    />
  );
}

type PlaceProps = {
  readonly belongsTo: EditedContainer['belongsTo'];
  readonly value: string | null;
  readonly onChange: (before: string | null) => void;
};

/** Where among the questions that are there those that come will stand: before one of them, or at the end. */
function PlaceSelect({ belongsTo, value, onChange }: PlaceProps) {
  const there = useScreenQuery(questionsQuery, { belongsTo }, { fresh: true }).data?.cmsQuestions ?? [];
  const { place, atEnd, before } = texts.cmsCourse.together;
  const { noText } = texts.cmsQuestion.list;
  // The case of a case study stays the first of it.
  const behindCase = there.filter(({ is_reinforced }) => 'benchmark_id' in belongsTo || is_reinforced);
  return (
    <Select
      label={place}
      options={[
        { value: '', label: atEnd },
        ...behindCase.map(({ id, text }) => ({ value: id, label: before(text || noText) })),
      ]}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
    />
  );
}
