import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { LanguageChoice } from '../../base/language/language-choice.tsx';
import { readSettings } from '../../base/session/settings.ts';
import { useSignInAddress } from '../../base/shell/sign-in-address.ts';
import { FreeCourses } from './free-courses.tsx';
import { useFreeCourses } from './use-free-courses.ts';
import { ExercisesPicture } from './pictures/exercises-picture.tsx';
import { GainPicture } from './pictures/gain-picture.tsx';
import { GradebookPicture } from './pictures/gradebook-picture.tsx';
import { QuestionPicture } from './pictures/question-picture.tsx';
import { StandingPicture } from './pictures/standing-picture.tsx';
import classes from './visitor-home.module.css';

/** What Lectern is, in words and pictures, what is free, and the one way in. */
export function VisitorHome() {
  const signIn = useSignInAddress();
  const offered = useFreeCourses();
  const nothingIsFree = offered.data?.freeCourseBenchmarks.every(({ benchmarks }) => benchmarks.length === 0) ?? false;
  const words = texts.welcome;
  const { benchmark, study, summary } = words.steps;
  return (
    <Page>
      <div className={classes['page']}>
        <section className={classes['first']}>
          <div className={classes['words']}>
            <PageHeading title={words.title}>{words.title}</PageHeading>
            <p>{words.text}</p>
            <div className={classes['ways']}>
              <Button component="a" href={signIn} size="lg">
                {texts.shell.signIn}
              </Button>
              {!nothingIsFree && (
                <Button component="a" href="#free" size="lg" variant="default">
                  {words.free.try}
                </Button>
              )}
            </div>
            {readSettings().may_sign_up && <p className={classes['small']}>{words.createAccount}</p>}
          </div>
          <QuestionPicture />
        </section>
        <FreeCourses offered={offered} />
        <section>
          <h2>{words.howItGoes}</h2>
          <ol className={classes['steps']}>
            <Step {...benchmark} picture={<StandingPicture />} />
            <Step {...study} picture={<ExercisesPicture />} />
            <Step {...summary} text={summary.text(passThreshold)} picture={<GainPicture />} />
          </ol>
        </section>
        <section className={classes['wide']}>
          <div className={classes['words']}>
            <h2>{words.instructors.title}</h2>
            <p>{words.instructors.text}</p>
          </div>
          <GradebookPicture />
        </section>
        <section className={classes['costs']}>
          <h2>{words.costs.title}</h2>
          <p>{words.costs.benchmarks}</p>
          <p>{words.costs.account}</p>
          <p>{words.costs.key}</p>
        </section>
        <LanguageChoice className={classes['language']} />
      </div>
    </Page>
  );
}

type StepProps = { readonly title: string; readonly text: string; readonly picture: ReactNode };

function Step({ title, text, picture }: StepProps) {
  return (
    <li className={classes['step']}>
      {picture}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
