import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** The ways out of a player: back to where the person came from, or on to the course. */
export function useExit({ groupId, courseId }: { readonly groupId: string; readonly courseId: string }) {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const openCourse = () =>
    void navigate({ to: '/group/$groupId/course/$courseId', params: { groupId, courseId }, replace: true });
  const leave = () => (canGoBack ? router.history.back() : openCourse());
  // Going back shows the course as it was left: its level, and how far it was scrolled.
  const toCourse = () => (canGoBack && router.state.location.state.fromCourse ? router.history.back() : openCourse());
  return { leave, toCourse };
}
