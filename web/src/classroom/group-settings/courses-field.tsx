import { useId, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Fieldset } from '../../ui/form/fieldset.tsx';
import classes from './group-form.module.css';
import type { OfferedLicense } from './offered-license.ts';
import type { GroupFormFields } from './use-group-form.ts';

type Props = { readonly form: GroupFormFields; readonly products: OfferedLicense['products'] };

/** The courses of a group, by the products of its license; a product ticks all of its courses. */
export function CoursesField({ form, products }: Props) {
  const { defaultValue, onChange, error, 'data-path': path } = form.field('courses').props;
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const id = useId();
  const choose = (ids: readonly string[], on: boolean) => {
    const next = on ? [...new Set([...chosen, ...ids])] : chosen.filter((one) => !ids.includes(one));
    setChosen(next);
    onChange(next);
  };
  const first = products.find(({ courses }) => courses.length > 0)?.courses[0]?.id;
  return (
    <Fieldset legend={texts.groupSettings.courses} describedBy={error && `${id}error`}>
      {products.length === 0 && <p className={classes['note']}>{texts.groupSettings.coursesHelp}</p>}
      {products.map((product) => {
        const ids = product.courses.map((course) => course.id);
        return (
          <div key={product.id} className={classes['product']}>
            {ids.length > 1 && product.name !== '' && (
              <label className={classes['all']}>
                <input
                  type="checkbox"
                  checked={ids.every((one) => chosen.includes(one))}
                  onChange={(event) => choose(ids, event.target.checked)}
                />
                <bdi>{texts.groupSettings.allOf(product.name)}</bdi>
              </label>
            )}
            {product.courses.map((course) => (
              <label key={course.id}>
                <input
                  type="checkbox"
                  data-path={course.id === first ? path : undefined}
                  checked={chosen.includes(course.id)}
                  onChange={(event) => choose([course.id], event.target.checked)}
                />
                <span {...ofLanguage(course.language)}>{course.name}</span>
              </label>
            ))}
          </div>
        );
      })}
      <FieldError id={`${id}error`} error={error} />
    </Fieldset>
  );
}
