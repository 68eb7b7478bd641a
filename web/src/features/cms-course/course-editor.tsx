import { IconArrowLeft, IconDevices, IconEye } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Icon } from '../../ui/icon.tsx';
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
import { WaitingAround } from '../waiting/waiting-around.tsx';
import classes from './course-editor.module.css';
import { courseTabs } from './course-tabs.ts';
import { pageOfPlace } from './framed/page-of-place.ts';
import { VisibilityOfCourse } from './visibility-of-course.tsx';

type Props = { readonly params: { readonly productId: string; readonly courseId: string } };

/** The editor of a course: its name over its tabs. */
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
  const { tab: asked, item, go } = useCoursePlace();
  const tabs = courseTabs.filter(({ operation }) => operation === undefined || may(operation));
  const tab = tabs.find((one) => one.name === asked) ?? tabs[0];
  if (!tab) return null;
  const place = { tab: tab.name, item };
  const preview = linkOptions({ to: '/cms/preview/$', params: { _splat: `course/${id}` } });
  return (
    <div className={classes['editor']}>
      <header className={classes['header']}>
        <LinkButton {...cmsLink()} variant="subtle" size="sm" leftSection={<Icon of={IconArrowLeft} flips />}>
          {words.back}
        </LinkButton>
        <div className={classes['title']}>
          <Tile accent={product.color} src={logo ?? null} size={32}>
            {initials(name)}
          </Tile>
          <PageOf value={[name]}>
            <PageHeading title={words.tabs[tab.name]} {...ofLanguage(language)}>
              <bdi>{name}</bdi>
            </PageHeading>
          </PageOf>
          <VisibilityOfCourse />
        </div>
        <ReadThroughLink />
        <LinkButton {...preview} variant="default" size="sm" leftSection={<Icon of={IconEye} />}>
          {words.preview}
        </LinkButton>
        <LinkButton
          {...cmsLink(`product/${product.id}/course/${id}/framed`)}
          search={{ ...searchOfPlace(place), page: pageOfPlace(course, place) || undefined } as never}
          variant="default"
          size="sm"
          leftSection={<Icon of={IconDevices} />}
        >
          {words.framed.open}
        </LinkButton>
      </header>
      <Tabs
        label={words.parts}
        tabs={tabs.map(({ name: value }) => ({ value, label: words.tabs[value] }))}
        value={tab.name}
        onChange={(value) => go({ tab: value })}
      >
        <Suspense fallback={<Skeleton shape="list" />}>
          <tab.Content />
        </Suspense>
      </Tabs>
    </div>
  );
}
