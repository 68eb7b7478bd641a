import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import type { LibraryLesson } from './library-lesson.ts';
import classes from './learning-library.module.css';

type Props = LibraryLesson & { readonly title: string; readonly children?: ReactNode };

/** The head of a part of the learning library: its lesson, what it is, and its acts. */
export const PartHead = ({ lesson, language, title, children }: Props) => (
  <header className={classes['head']}>
    <div>
      <p className={classes['above']} {...ofLanguage(language)}>
        {lesson.name}
      </p>
      <h2>{title}</h2>
    </div>
    {children}
  </header>
);
