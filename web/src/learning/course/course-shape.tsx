import { useMatchRoute } from '@tanstack/react-router';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { ExercisesShape } from './exercises-shape.tsx';

/** A course that is awaited: its head over the tab that is opened. */
export function CourseShape() {
  const onExercises = useMatchRoute()({ to: '/group/$groupId/course/$courseId' });
  return <PageShape head={{ picture: true }}>{onExercises ? <ExercisesShape /> : <PanelShape rows={6} />}</PageShape>;
}
