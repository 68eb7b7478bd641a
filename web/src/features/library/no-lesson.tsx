import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WayBack } from '../course/way-back.tsx';

type Props = {
  readonly screen: ScreenData<unknown>;
  readonly place: { readonly groupId: string; readonly courseId: string };
};

/** In place of a lesson that is not there yet; an unknown one leads to the library. */
export function NoLesson({ screen, place }: Props): ReactNode {
  if (refusalOf(screen.error ?? undefined)?.code === 'NOT_FOUND') {
    return <Navigate to="/group/$groupId/course/$courseId/library" params={place} replace />;
  }
  return (
    <Page>
      <Unready
        what={texts.shell.notLoaded.materials}
        screen={screen}
        title={texts.library.lesson}
        waiting={<Skeleton shape="list" />}
        back={<WayBack groupId={place.groupId} error={screen.error} />}
      />
    </Page>
  );
}
