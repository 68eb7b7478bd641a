import type { FreeCourses_OfferedQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Card } from '../../ui/page/card.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import classes from './free-courses.module.css';
import { freeCoursesQuery } from './free-courses-query.ts';

/** The courses whose benchmarks everyone may take, as cards with a link for each level. */
export function FreeCourses() {
  const screen = useScreenQuery(freeCoursesQuery, {});
  const courses = screen.data?.freeCourseBenchmarks;
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
    </section>
  );
}

type Props = { readonly course: FreeCourses_OfferedQuery['freeCourseBenchmarks'][number] };

function FreeCourse({ course: { id, name, logo, description, language, product, benchmarks } }: Props) {
  const own = ofLanguage(language);
  return (
    <Card
      title={name}
      level={3}
      {...own}
      before={
        <Tile accent={product.color} src={logo ?? null}>
          {initials(name)}
        </Tile>
      }
    >
      <p className={classes['description']} {...own}>
        {description}
      </p>
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
    </Card>
  );
}
