import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Preview_CourseQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { directionAround, ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Reminder } from '../../learning/player/reminder.tsx';
import { Shell } from '../../base/shell/shell.tsx';
import { ContentRolesOnly } from './content-roles-only.tsx';
import { previewCourseQuery } from './preview-course-query.ts';
import { previewLink } from './preview-link.ts';

type Props = {
  readonly courseId: string;
  /** Which page it is, where it is not the first. */
  readonly tab?: string;
  readonly children: (data: Preview_CourseQuery) => ReactNode;
};

/** A course in preview: its name over its tabs, drafts included. */
export function PreviewFrame(props: Props) {
  return (
    <ContentRolesOnly>
      <Shell>
        <Reminder />
        <Course {...props} />
      </Shell>
    </ContentRolesOnly>
  );
}

function Course({ courseId, tab, children }: Props) {
  const screen = useScreenQuery(previewCourseQuery, { courseId }, { fresh: true });
  if (!screen.data) {
    return (
      <Page>
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.course}
          title={texts.preview.title}
          waiting={<Skeleton shape="list" />}
          back={
            <LinkButton to="/" variant="default" size="sm">
              {texts.shell.toHome}
            </LinkButton>
          }
        />
      </Page>
    );
  }
  const { course } = screen.data;
  return (
    <Page dir={directionAround(course.language)}>
      <PageHeader
        title={course.name}
        tab={tab ?? texts.preview.title}
        {...ofLanguage(course.language)}
        above={[{ label: texts.shell.home, link: linkOptions({ to: '/' }) }]}
        picture={
          <Tile accent={course.product.color} src={course.logo ?? null}>
            {initials(course.name)}
          </Tile>
        }
        actions={course.published ? null : <Chip>{texts.preview.draft}</Chip>}
      />
      <TabLinks
        label={texts.course.tabs}
        tabs={[
          { label: texts.course.exercises, link: previewLink(courseId) },
          { label: texts.course.studyMaterials, link: previewLink(courseId, '/library') },
          { label: texts.course.resources, link: previewLink(courseId, '/resources') },
        ]}
      />
      {children(screen.data)}
    </Page>
  );
}
