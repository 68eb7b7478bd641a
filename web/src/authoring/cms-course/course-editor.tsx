import { IconArrowLeft, IconDevices, IconEye } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { Activity, lazy, Suspense } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { IconLink } from '../../ui/action/icon-link.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading, PageOf } from '../../ui/page/page-heading.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { cmsLink } from '../cms/cms-link.ts';
import { useMay } from '../cms/may.ts';
import { searchOfPlace, useCoursePlace } from '../cms-item/course-place.ts';
import { curriculumQuery, type Curriculum } from '../cms-item/curriculum-query.ts';
import { EditedCourseContext } from '../cms-item/edited-course.ts';
import { ReadThroughLink } from '../cms-item/read-through-link.tsx';
import { WaitingAround } from '../waiting-changes/waiting-around.tsx';
import classes from './course-editor.module.css';
import { courseTabs } from './course-tabs.ts';
import { pageOfPlace } from './framed/page-of-place.ts';
import { VisibilityOfCourse } from './visibility-of-course.tsx';

const CourseQuestion = lazy(async () => ({ default: (await import('./course-question.tsx')).CourseQuestion }));

type Props = { readonly params: { readonly productId: string; readonly courseId: string } };

/** The editor of a course: its name and its tabs in one row; a question of it takes the whole screen. */
export function CourseEditor({ params: { courseId } }: Props) {
  const screen = useScreenQuery(curriculumQuery, { courseId }, { fresh: true });
  const { data, reload } = screen;
  useAfterUndo(reload);
  if (!data) {
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={texts.cmsCourse.notLoaded}
          title={texts.cmsCourse.parts}
          waiting={<Skeleton shape="list" />}
          back={
            <LinkButton {...cmsLink()} variant="default" size="sm">
              {texts.cmsCourse.backTo}
            </LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <EditedCourseContext value={{ course: data.curriculum, reload }}>
      <WaitingAround placeId={courseId} edited={data.curriculum}>
        <Editor course={data.curriculum} />
      </WaitingAround>
    </EditedCourseContext>
  );
}

function Editor({ course }: { readonly course: Curriculum }) {
  const { id, name, logo, language, product } = course;
  const words = texts.cmsCourse;
  const may = useMay();
  const { tab: named, item, question, go } = useCoursePlace();
  const tabs = courseTabs.filter(({ operation }) => operation === undefined || may(operation));
  const tab = tabs.find((one) => one.name === named) ?? tabs[0];
  if (!tab) return null;
  const asked = tab.name === 'curriculum' && item ? question : null;
  const place = { tab: tab.name, item };
  const preview = linkOptions({ to: '/cms/preview/$', params: { _splat: `course/${id}` } });
  return (
    <div className={classes['editor']}>
      {/* The lists stay as they are for whoever comes back from a question. */}
      <Activity mode={asked === null ? 'visible' : 'hidden'}>
        <Tabs
          label={words.parts}
          tabs={tabs.map(({ name: value }) => ({ value, label: words.tabs[value] }))}
          value={tab.name}
          onChange={(value) => go({ tab: value })}
          before={
            <header className={classes['header']}>
              <IconLink icon={IconArrowLeft} flips size="sm" label={words.back} link={cmsLink()} />
              <Tile accent={product.color} src={logo ?? null} size={32}>
                {initials(name)}
              </Tile>
              <div className={classes['title']}>
                <PageOf value={[name]}>
                  <PageHeading title={words.tabs[tab.name]} {...ofLanguage(language)}>
                    <bdi>{name}</bdi>
                  </PageHeading>
                </PageOf>
                <VisibilityOfCourse />
              </div>
            </header>
          }
          beside={
            <>
              <ReadThroughLink />
              <IconLink icon={IconEye} size="sm" label={words.preview} link={preview} />
              <IconLink
                icon={IconDevices}
                size="sm"
                label={words.framed.open}
                link={{
                  ...cmsLink(`product/${product.id}/course/${id}/framed`),
                  search: { ...searchOfPlace(place), page: pageOfPlace(course, place) || undefined } as never,
                }}
              />
            </>
          }
        >
          <Suspense fallback={<Skeleton shape="list" />}>
            <tab.Content />
          </Suspense>
        </Tabs>
      </Activity>
      {item && asked !== null && (
        <Suspense fallback={<Skeleton shape="list" />}>
          <CourseQuestion key={`${item.kind}.${item.id}`} item={item} question={asked} />
        </Suspense>
      )}
    </div>
  );
}
