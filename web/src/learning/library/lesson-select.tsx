import { useNavigate } from '@tanstack/react-router';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import type { MaterialKind } from '../course/material-kinds.ts';
import { materialLink } from './material-link.ts';

type Props = {
  readonly kind: MaterialKind;
  readonly place: { readonly groupId: string; readonly courseId: string };
  readonly lessons: readonly { readonly slug: string; readonly name: string }[];
  /** The one whose material is shown. */
  readonly lesson: { readonly slug: string; readonly language: string };
  readonly size?: 'sm' | 'lg';
};

/** Chooses the lesson whose material is shown, by its name in addresses. */
export function LessonSelect({ kind, place, lessons, lesson, size = 'lg' }: Props) {
  const navigate = useNavigate();
  return (
    <Select
      label={texts.library.lesson}
      hideLabel
      size={size}
      options={lessons.map(({ slug, name }) => ({ value: slug, label: name }))}
      {...ofLanguage(lesson.language)}
      value={lesson.slug}
      onChange={(slug) => void navigate(materialLink(place, kind, slug) as never)}
    />
  );
}
