import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { directionAround, ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { LessonSelect } from './lesson-select.tsx';
import { materialKinds, type MaterialKind } from '../course/material-kinds.ts';
import classes from './material-frame.module.css';
import { materialLink } from './material-link.ts';

const frameFragment = graphql(`
  fragment MaterialFrame_query on Query {
    lessons(courseId: $courseId, groupId: $groupId) {
      id
      name
      slug
    }
    group(where: { id: $groupId }) {
      id
      name
    }
    course(where: { id: $courseId }, groupId: $groupId) {
      id
      name
    }
  }
`);

type Props = {
  readonly kind: MaterialKind;
  readonly place: { readonly groupId: string; readonly courseId: string };
  readonly lesson: { readonly name: string; readonly slug: string; readonly language: string };
  readonly query: FragmentType<typeof frameFragment>;
  readonly children: ReactNode;
};

/** What stands around the cards of a lesson: where they belong, the choice of lesson, and its other materials. */
export function MaterialFrame({ kind, place, lesson, query, children }: Props) {
  const { lessons, group, course } = readFragment(frameFragment, query);
  return (
    <Page dir={directionAround(lesson.language)}>
      <PageHeader
        title={lesson.name}
        tab={texts.library.kinds[kind]}
        {...ofLanguage(lesson.language)}
        here={texts.library.kinds[kind]}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: group?.name ?? texts.group.tabs, link: linkOptions({ to: '/group/$groupId', params: place }) },
          {
            label: course.name,
            lang: lesson.language,
            link: linkOptions({ to: '/group/$groupId/course/$courseId', params: place }),
          },
          {
            label: texts.course.studyMaterials,
            link: linkOptions({ to: '/group/$groupId/course/$courseId/library', params: place }),
          },
        ]}
        actions={
          <div className={classes['select']}>
            <LessonSelect {...{ kind, place, lessons, lesson }} />
          </div>
        }
      />
      <TabLinks
        label={texts.course.studyMaterials}
        tabs={materialKinds.map((one) => ({
          label: texts.library.kinds[one],
          link: materialLink(place, one, lesson.slug),
        }))}
      />
      {children}
    </Page>
  );
}
