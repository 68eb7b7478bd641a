import { Unready } from '../../../graphql/unready.tsx';
import type { ScreenData } from '../../../graphql/use-screen-query.ts';
import type { CmsCourse_ContentFindingsQuery } from '../../../graphql/generated/graphql.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { PlaceList } from '../place-list.tsx';
import classes from './course-checks.module.css';

type Props = { readonly screen: ScreenData<CmsCourse_ContentFindingsQuery> };

/** What the checks of the course have found: errors, then hints, each a link to where it stands. */
export function CourseChecks({ screen }: Props) {
  const { course } = useEditedCourse();
  const words = texts.cmsCourse.checks;
  if (!screen.data)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" count={3} />} back={null} />;
  const { findings, errors, hints } = screen.data.contentFindings;
  if (findings.length === 0) return <Empty text={words.none} />;
  const shown = [
    { title: words.errors(errors), list: findings.filter(({ is_error }) => is_error), open: true },
    { title: words.hints(hints), list: findings.filter(({ is_error }) => !is_error), open: errors === 0 },
  ];
  return (
    <Panel title={words.title}>
      <p className={classes['help']}>{words.help}</p>
      {shown.map(
        ({ title, list, open }) =>
          list.length > 0 && (
            <details key={title} open={open} className={classes['part']}>
              <summary className={classes['title']}>{title}</summary>
              <PlaceList items={list}>
                {({ code, count, says }) => (
                  <>
                    <span>{words.found[code](count)}</span>
                    {says !== '' && (
                      <span className={classes['says']} {...ofLanguage(course.language)}>
                        {says}
                      </span>
                    )}
                  </>
                )}
              </PlaceList>
            </details>
          ),
      )}
      {errors + hints > findings.length && <p className={classes['help']}>{words.first(findings.length)}</p>}
    </Panel>
  );
}
