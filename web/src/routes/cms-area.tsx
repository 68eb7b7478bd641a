import { lazy, Suspense, type ReactNode } from 'react';
import { UndoBar } from '../authoring/change-set/undo-bar.tsx';
import { AuthorsOnly } from '../authoring/cms/authors-only.tsx';
import { CmsScreen } from '../authoring/cms/cms-screen.tsx';
import type { CmsTab } from '../authoring/cms/cms-tab.ts';
import { AuthorPicking } from '../base/media/author-picking.tsx';
import { useMediaPass } from '../base/media/use-media-pass.ts';
import { useCommentsPlace, useHistoryPlace } from '../authoring/cms/history-place.ts';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const tabs: readonly CmsTab[] = [
  {
    name: 'products',
    Panel: lazy(async () => ({
      default: (await import('../authoring/cms/products/products-panel.tsx')).ProductsPanel,
    })),
  },
  {
    name: 'library',
    Panel: lazy(async () => ({ default: (await import('../authoring/cms/library-panel.tsx')).LibraryPanel })),
  },
  {
    name: 'freeOffers',
    operation: 'freeOffers',
    Panel: lazy(async () => ({
      default: (await import('../authoring/free-offers/free-offers-panel.tsx')).FreeOffersPanel,
    })),
  },
  {
    name: 'myWork',
    Panel: lazy(async () => ({ default: (await import('../authoring/my-work/my-work-panel.tsx')).MyWorkPanel })),
  },
  {
    name: 'waiting',
    operation: 'publishChanges',
    Panel: lazy(async () => ({
      default: (await import('../authoring/waiting-changes/waiting-panel.tsx')).WaitingPanel,
    })),
  },
];

const Cms = () => <CmsScreen tabs={tabs} />;

export const routes: readonly SubRoute[] = [
  subRoute('', async () => Cms),
  subRoute('ebook', async () => (await import('../authoring/cms-book/books-screen.tsx')).BooksScreen),
  subRoute(
    'product/$productId/course/$courseId',
    async () => (await import('../authoring/cms-course/course-editor.tsx')).CourseEditor,
  ),
  subRoute(
    'product/$productId/course/$courseId/read',
    async () => (await import('../authoring/cms-course/read-through/read-through-screen.tsx')).ReadThroughScreen,
  ),
  subRoute(
    'product/$productId/course/$courseId/framed',
    async () => (await import('../authoring/cms-course/framed/framed-preview-screen.tsx')).FramedPreviewScreen,
  ),
  subRoute('ebook/$ebookId', async () => (await import('../authoring/cms-book/book-screen.tsx')).BookScreen),
  subRoute('media', async () => (await import('../authoring/cms/media-screen.tsx')).MediaScreen),
  subRoute('deleted', async () => (await import('../authoring/content-history/deleted-screen.tsx')).DeletedScreen),
  subRoute('video', async () => (await import('../authoring/cms/video-screen.tsx')).VideoScreen),
];

const HistoryDialog = lazy(async () => ({
  default: (await import('../authoring/content-history/history-dialog.tsx')).HistoryDialog,
}));

const CommentsDialog = lazy(async () => ({
  default: (await import('../authoring/content-comment/comments-dialog.tsx')).CommentsDialog,
}));

/** What authors say about an item over whatever screen is open, where the address names one. */
function Comments() {
  return (
    useCommentsPlace().comments && (
      <Suspense>
        <CommentsDialog />
      </Suspense>
    )
  );
}

/** The history of an item over whatever screen is open, where the address names one. */
function History() {
  return (
    useHistoryPlace().history && (
      <Suspense>
        <HistoryDialog />
      </Suspense>
    )
  );
}

/** The screens of content management. */
export function CmsArea(): ReactNode {
  useMediaPass();
  return (
    <AuthorsOnly>
      <AuthorPicking>
        <SubRoutes routes={routes} />
      </AuthorPicking>
      <History />
      <Comments />
      <UndoBar />
    </AuthorsOnly>
  );
}
