import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import type { LibraryLesson } from './library-lesson.ts';
import classes from './learning-library.module.css';

type Props = LibraryLesson & {
  readonly title: string;
  /** What is said of it under its title. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a part of the learning library: its lesson, what it is, and its acts. */
export const PartHead = ({ lesson, language, title, beside, children }: Props) => (
  <header className={classes['head']}>
    <div>
      <p className={classes['above']} {...ofLanguage(language)}>
        {lesson.name}
      </p>
      <h2>{title}</h2>
      {beside && <p className={classes['beside']}>{beside}</p>}
    </div>
    {children}
  </header>
);
