import { useEditedCourse } from '../cms-item/edited-course.ts';
import { AssessmentPane } from './assessment-pane.tsx';

type Props = { readonly id: string };

/** A benchmark of the course whose editor is open. */
export function BenchmarkPane({ id }: Props) {
  const { course, reload } = useEditedCourse();
  const level = course.benchmarks.find((one) => one.id === id)?.level;
  if (level === undefined) return null;
  return <AssessmentPane kind="BENCHMARK" {...{ id, level, course }} onChanged={reload} />;
}

/** A summary of it. */
export function SummaryPane({ id }: Props) {
  const { course, reload } = useEditedCourse();
  const level = course.summaries.find((one) => one.id === id)?.level;
  if (level === undefined) return null;
  return <AssessmentPane kind="SUMMARY" {...{ id, level, course }} onChanged={reload} />;
}
