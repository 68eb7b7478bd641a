import { groupStatuses } from '@lectern/domain/business/seats/group-times.ts';
import { offeredDays, type GroupForm } from '@lectern/domain/classroom/group/group-form.ts';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { NumberField } from '../../base/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CoursesField } from './courses-field.tsx';
import classes from './group-form.module.css';
import { freePlaces, licenseFacts, type OfferedLicense } from './offered-license.ts';
import { SeatsShort } from './seats-short.tsx';
import type { GroupFormFields } from './use-group-form.ts';

type Props = {
  readonly form: GroupFormFields;
  /** The licenses to choose from; one alone is not asked for. */
  readonly licenses: readonly OfferedLicense[];
  /** Today where the institution is. */
  readonly today: string;
  /** The license that the group has; left out for a new one. */
  readonly own?: string;
  /** The places that it holds of that. */
  readonly held?: number;
  /** The field that has the focus at first. */
  readonly first?: 'name' | 'end_date';
  /** Courses that the group has and that does not offer any more. */
  readonly kept?: OfferedLicense['products'];
  /** Called where the seats of a license are too few and more are to be asked for. */
  readonly onAsk: (license: OfferedLicense) => void;
};

/** The fields of a group. */
export function GroupFields({ form, licenses, today, own, held = 0, first = 'name', kept = [], onAsk }: Props) {
  const words = texts.groupSettings;
  const [name, license, size] = [form.field('name'), form.field('license_id'), form.field('group_size')];
  const [start, end, status] = [form.field('start_date'), form.field('end_date'), form.field('status')];
  const [chosen, setChosen] = useState(license.props.defaultValue);
  const [set, setStatus] = useState(status.props.defaultValue);
  const found = licenses.find(({ id }) => id === chosen);
  const isShort = size.reason === 'NO_PLACES' || size.reason === 'NO_SEATS_LEFT';
  const choose = (id: string) => {
    setChosen(id);
    license.props.onChange(id);
    const next = licenses.find((one) => one.id === id);
    const before = offeredDays(today, found ? licenseFacts(found) : null);
    const offered = offeredDays(today, next ? licenseFacts(next) : null);
    const courses = next?.products.flatMap((product) => product.courses.map((course) => course.id)) ?? [];
    form.settle((values: GroupForm) => ({
      ...values,
      courses: values.courses.filter((course) => courses.includes(course)),
      ...(values.start_date === before.start_date ? { start_date: offered.start_date } : {}),
      ...(values.end_date === before.end_date ? { end_date: offered.end_date } : {}),
    }));
  };
  const dates = { type: 'date', required: true } as const;
  return (
    <>
      <TextField
        key={name.key}
        {...name.props}
        label={words.name}
        required
        autoComplete="off"
        data-autofocus={first === 'name' || undefined}
      />
      {licenses.length > 1 && (
        <Select
          label={words.license}
          required
          error={license.props.error}
          data-path={license.props['data-path']}
          onBlur={license.props.onBlur}
          options={[
            { value: '', label: words.chooseLicense },
            ...licenses.map((one) => ({
              value: one.id,
              label: words.licenseLeft(one.name, freePlaces(one), one.days_to_expire),
            })),
          ]}
          value={chosen}
          onChange={choose}
        />
      )}
      <div className={classes['pair']}>
        <div>
          <NumberField
            key={size.key}
            {...size.props}
            label={words.size}
            help={
              found?.expiry_date && words.sizeHelp(freePlaces(found) + (chosen === own ? held : 0), found.expiry_date)
            }
            required
          />
          {found && isShort && (
            <SeatsShort
              license={found}
              onAsk={found.institution.allowed_operations.includes('askSalesManager') ? () => onAsk(found) : null}
            />
          )}
        </div>
        <Select
          label={words.status}
          help={words.statusHelp[set]}
          required
          options={groupStatuses.map((value) => ({ value, label: texts.group.statuses[value] }))}
          value={set}
          onChange={(next) => {
            setStatus(next);
            status.props.onChange(next);
          }}
        />
      </div>
      <div className={classes['pair']}>
        <TextField key={start.key} {...start.props} {...dates} label={words.starts} />
        <TextField
          key={end.key}
          {...end.props}
          {...dates}
          label={words.ends}
          data-autofocus={first === 'end_date' || undefined}
        />
      </div>
      <CoursesField
        key={`${chosen}${form.field('courses').key}`}
        form={form}
        products={[...(found?.products ?? []), ...(chosen === own ? kept : [])]}
      />
    </>
  );
}
