import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Unready } from '../../graphql/unready.tsx';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { WayBack } from '../course/way-back.tsx';

type Props = {
  readonly screen: ScreenData<unknown>;
  /** The form of what is awaited. */
  readonly waiting: ReactNode;
  readonly place: { readonly groupId: string; readonly courseId: string };
};

/** In place of a lesson that is not there yet; an unknown one leads to the library. */
export function NoLesson({ screen, waiting, place }: Props): ReactNode {
  if (refusalOf(screen.error ?? undefined)?.code === 'NOT_FOUND') {
    return <Navigate to="/group/$groupId/course/$courseId/library" params={place} replace />;
  }
  if (!screen.error) return waiting;
  return (
    <Page>
      <Unready
        what={texts.shell.notLoaded.materials}
        screen={screen}
        title={texts.library.lesson}
        waiting={null}
        back={<WayBack groupId={place.groupId} error={screen.error} />}
      />
    </Page>
  );
}
