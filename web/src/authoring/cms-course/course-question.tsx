import { useEffect } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useQuestionPlace, type CourseItem } from '../cms-item/course-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { newWord, openedOf, type EditedContainer } from '../cms-question/edited-container.ts';
import { QuestionEditor } from '../cms-question/question-editor.tsx';
import { partsQuery } from '../cms-study-project/parts-query.ts';

type Props = { readonly item: CourseItem; readonly question: string };

/** A question of the course whose editor is open, over the whole screen; `question` is what the address says of it. */
export function CourseQuestion(props: Props) {
  return props.item.kind === 'benchmark' ? <OfBenchmark {...props} /> : <OfStudyProject {...props} />;
}

function OfBenchmark({ item, question }: Props) {
  const { course, reload } = useEditedCourse();
  const level = course.benchmarks.find(({ id }) => id === item.id)?.level;
  if (level === undefined) return <Away />;
  const name = texts.cmsAssessment.benchmark(level);
  return <Editor {...{ question, course, name }} belongsTo={{ benchmark_id: item.id }} onChanged={reload} />;
}

/** The case study is named by the address for a new question, and found for one that is there. */
function OfStudyProject({ item, question }: Props) {
  const { course, reload } = useEditedCourse();
  const { close } = useQuestionPlace();
  const screen = useScreenQuery(partsQuery, { id: item.id }, { fresh: true });
  const words = texts.cmsStudyProject.cases;
  const parts = screen.data?.studyProjectParts;
  if (!parts)
    return (
      <Unready
        screen={screen}
        what={words.notLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={
          <Button variant="default" size="sm" onClick={close}>
            {texts.ui.back}
          </Button>
        }
      />
    );
  const { case_study_id } = openedOf(question);
  const at = parts.caseStudies.findIndex(
    ({ id, questions }) => id === case_study_id || questions.some((one) => one.id === question),
  );
  const study = parts.caseStudies[at];
  if (!study) return <Away />;
  const changed = () => {
    screen.reload();
    reload();
  };
  return (
    <Editor
      {...{ question, course }}
      name={words.name(at + 1)}
      belongsTo={{ case_study_id: study.id }}
      onChanged={changed}
    />
  );
}

function Editor({ question, ...container }: EditedContainer & { readonly question: string }) {
  const { goOn, close } = useQuestionPlace();
  return (
    <QuestionEditor
      container={container}
      opened={openedOf(question).opened}
      onNext={(is_reinforced) => goOn(newWord(container, is_reinforced))}
      onClose={close}
    />
  );
}

/** Nothing of that name is in the item: the item is shown. */
function Away() {
  const { close } = useQuestionPlace();
  useEffect(close, [close]);
  return null;
}
