import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Place = { readonly groupId: string; readonly courseId: string };

/** In place of a lesson that is not there yet; an unknown one leads to the library. */
export function NoLesson({
  screen,
  place,
}: {
  readonly screen: ScreenData<unknown>;
  readonly place: Place;
}): ReactNode {
  if (refusalOf(screen.error ?? undefined)?.code === 'NOT_FOUND') {
    return <Navigate to="/group/$groupId/course/$courseId/library" params={place} replace />;
  }
  const back = (
    <LinkButton to="/group/$groupId" params={place} variant="default" size="sm">
      {texts.course.toGroup}
    </LinkButton>
  );
  return (
    <Page>
      <Unready screen={screen} waiting={<Skeleton shape="list" />} back={back} />
    </Page>
  );
}
