import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ExportButton } from './export/export-button.tsx';
import { GradebookDashboard } from './gradebook-dashboard.tsx';
import { useGradebookSearch } from './gradebook-search.ts';
import { GradebookSkeleton } from './gradebook-skeleton.tsx';
import classes from './group-gradebook.module.css';
import { coursesQuery } from './courses-query.ts';
import { keptCourse, useKeepCourse } from './kept-course.ts';

/** The gradebook tab of a group: of the course that is chosen, was chosen last, or is the only one there is. */
export function GroupGradebook() {
  const { groupId } = useParams({ from: '/own-pages/group/$groupId' });
  const { data, error, reload } = useScreenQuery(coursesQuery, { id: groupId });
  const [search, change] = useGradebookSearch();
  const all = data?.group?.courses ?? [];
  const asked = search.course ?? keptCourse(groupId);
  const chosen = all.length === 1 ? all[0] : all.find(({ id }) => id === asked);
  useKeepCourse(groupId, chosen?.id);
  // A link to a learner of it leads to the same course on every device.
  const kept = all.length > 1 && search.course === null ? chosen?.id : undefined;
  const putInAddress = useEffectEvent((course: string) => change({ course }));
  useEffect(() => {
    if (kept !== undefined) putInAddress(kept);
  }, [kept]);
  if (!data)
    return error ? <Failed what={texts.shell.notLoaded.gradebook} onLoadAgain={reload} /> : <GradebookSkeleton />;
  if (all.length === 0) return <Empty text={texts.group.noCourses} />;
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  const choice = (
    <div className={classes['choice']}>
      <Select
        label={texts.gradebook.course}
        hideLabel
        options={chosen ? options : [{ value: '', label: texts.gradebook.chooseCourse }, ...options]}
        value={chosen?.id ?? ''}
        onChange={(course) => change({ course, level: null, ...(chosen && { learner: null, exercise: null }) })}
      />
    </div>
  );
  if (chosen) {
    const { id: courseId, levels, language: courseLanguage } = chosen;
    return <GradebookDashboard {...{ groupId, courseId, levels, courseLanguage, choice }} />;
  }
  return (
    <>
      <div className={classes['alone']}>
        {choice}
        <ExportButton groupId={groupId} courseId={null} learners={0} />
      </div>
      <Empty text={texts.gradebook.noCourse} />
    </>
  );
}
