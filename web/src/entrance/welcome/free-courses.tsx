import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FreeCourses_OfferedQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import type { ScreenData } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Card } from '../../ui/page/card.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import classes from './free-courses.module.css';

/** The courses whose benchmarks everyone may take, as cards with a link for each level, and the free lessons. */
export function FreeCourses({ offered: screen }: { readonly offered: ScreenData<FreeCourses_OfferedQuery> }) {
  const courses = screen.data?.freeCourseBenchmarks;
  const lessons = screen.data?.freeLessons ?? [];
  return (
    <section id="free" className={classes['free']} aria-labelledby="free-courses">
      <h2 id="free-courses">{texts.welcome.free.title}</h2>
      <p>{texts.welcome.free.text}</p>
      {courses ? (
        courses.length === 0 ? (
          <Empty text={texts.group.noCourses} />
        ) : (
          <div className={classes['cards']}>
            {courses.map((course) => (
              <FreeCourse key={course.id} course={course} />
            ))}
          </div>
        )
      ) : (
        <Unready screen={screen} what={texts.welcome.free.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />
      )}
      {lessons.length > 0 && (
        <section className={classes['lessons']} aria-labelledby="free-lessons">
          <h2 id="free-lessons">{texts.welcome.free.lessons}</h2>
          <div className={classes['cards']}>
            {lessons.map((lesson) => (
              <FreeLesson key={lesson.id} lesson={lesson} />
            ))}
          </div>
        </section>
      )}
    </section>
  );
}

type LessonProps = { readonly lesson: FreeCourses_OfferedQuery['freeLessons'][number] };

function FreeLesson({ lesson }: LessonProps) {
  return (
    <FreeCard of={lesson} link={linkOptions({ to: '/free/$', params: { _splat: `lesson/${lesson.id}` } })}>
      <p className={classes['none']} {...ofLanguage(lesson.language)}>
        {lesson.course_name}
      </p>
    </FreeCard>
  );
}

type Props = { readonly course: FreeCourses_OfferedQuery['freeCourseBenchmarks'][number] };

function FreeCourse({ course }: Props) {
  const { id, name, benchmarks } = course;
  return (
    <FreeCard of={course}>
      {benchmarks.length === 0 && <p className={classes['none']}>{texts.course.benchmarkMissing}</p>}
      <ul className={classes['levels']}>
        {benchmarks.map(({ level, total_questions }) => (
          <li key={level}>
            <LinkButton
              to="/free/$"
              params={{ _splat: `course/${id}/benchmark/${level}` }}
              variant="default"
              aria-label={texts.welcome.free.of(level, name)}
            >
              {texts.course.level(level)}
            </LinkButton>
            <span>{texts.course.questions(total_questions)}</span>
          </li>
        ))}
      </ul>
    </FreeCard>
  );
}

type CardProps = {
  readonly of: LessonProps['lesson'] | Props['course'];
  readonly link?: LinkProps;
  readonly children: ReactNode;
};

function FreeCard({ of: { name, logo, description, language, product }, link, children }: CardProps) {
  const own = ofLanguage(language);
  return (
    <Card
      title={name}
      level={3}
      {...own}
      {...(link && { link })}
      before={
        <Tile accent={product.color} src={logo ?? null}>
          {initials(name)}
        </Tile>
      }
    >
      <p className={classes['description']} {...own}>
        {description}
      </p>
      {children}
    </Card>
  );
}
