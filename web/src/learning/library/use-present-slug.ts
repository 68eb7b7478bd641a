import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Replaces a former name, or the id, of a lesson in the address by its present name. */
export function usePresentSlug(asked: string, present: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (present === undefined || present === asked) return;
    void navigate({ to: '.', params: (params) => ({ ...params, lessonName: present }), search: true, replace: true });
  }, [asked, navigate, present]);
}
