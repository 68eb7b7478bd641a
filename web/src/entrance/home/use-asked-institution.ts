import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { chooseInstitution } from '../../base/shell/current-institution.ts';

const route = getRouteApi('/open-pages/');

/** Chooses the institution that the address asks for, where the person belongs to it, and takes it out of the address. */
export function useAskedInstitution(own: readonly { readonly id: string }[]): void {
  const { institution: asked, tab } = route.useSearch();
  const navigate = route.useNavigate();
  const isOwn = own.some(({ id }) => id === asked);
  useEffect(() => {
    if (asked === undefined || !isOwn) return;
    chooseInstitution(asked);
    void navigate({ search: tab ? { tab } : {}, replace: true, resetScroll: false });
  }, [asked, isOwn, tab, navigate]);
}
