import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { proposedZone } from '@lectern/domain/business/institution/country-zones.ts';
import { useState } from 'react';
import { countryName } from '../../texts/country-name.ts';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LogoField } from '../../base/media/logo-field.tsx';
import { offeredZones } from './offered-zones.ts';
import classes from './sales.module.css';
import type { Choices, InstitutionFormFields, InstitutionValues } from './use-institution-form.ts';

type Props = {
  readonly form: InstitutionFormFields;
  readonly choices: Choices;
  /** Who looks after it so far, who may no longer be to choose. */
  readonly manager?: Choices['usersByRoles'][number] | null;
};

/** The fields of an institution. A country that is chosen proposes its time zone, unless another was chosen by hand. */
export function InstitutionFields({ form, choices, manager = null }: Props) {
  const words = texts.sales;
  const [chosen, setChosen] = useState(form.values());
  const { country_code, state_code, time_zone, sales_manager_id } = chosen;
  const { countries, usersByRoles } = choices;
  const states = countries.find((country) => country.country_code === country_code)?.states ?? [];
  const managers = [
    ...usersByRoles,
    ...(manager && !usersByRoles.some(({ id }) => id === manager.id) ? [manager] : []),
  ];
  const choose = (values: Partial<InstitutionValues>) => {
    setChosen({ ...chosen, ...values });
    for (const [name, value] of Object.entries(values))
      form.field(name as keyof InstitutionValues).props.onChange(value);
  };
  const chooseCountry = (code: string) => {
    const proposed = time_zone === '' || time_zone === proposedZone(country_code, state_code);
    choose({ country_code: code, state_code: '', ...(proposed && { time_zone: proposedZone(code) }) });
  };
  const chooseState = (code: string) => {
    const proposed = time_zone === '' || time_zone === proposedZone(country_code, state_code);
    choose({ state_code: code, ...(proposed && { time_zone: proposedZone(country_code, code) }) });
  };
  const select = (name: 'country_code' | 'state_code' | 'time_zone' | 'sales_manager_id') => {
    const { error, onBlur, 'data-path': path } = form.field(name).props;
    return { label: words.fields[name], error, onBlur, 'data-path': path, value: chosen[name] };
  };
  const [name, logo] = [form.field('name'), form.field('logo')];
  return (
    <>
      <TextField
        key={name.key}
        {...name.props}
        label={words.fields.name}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus
      />
      <LogoField key={logo.key} {...logo.props} preset="institution_logo" label={words.fields.logo} />
      <div className={classes['pair']}>
        <Select
          {...select('country_code')}
          required
          options={[
            { value: '', label: words.chooseCountry },
            ...countries
              .map((country) => ({ value: country.country_code, label: countryName(country.country_code) ?? '' }))
              .toSorted((one, other) => one.label.localeCompare(other.label, document.documentElement.lang)),
          ]}
          onChange={chooseCountry}
        />
        {(states.length > 0 || state_code !== '') && (
          <Select
            {...select('state_code')}
            required
            options={[
              { value: '', label: words.chooseState },
              ...states.map((state) => ({ value: state.state_code, label: state.state_name })),
            ]}
            onChange={chooseState}
          />
        )}
      </div>
      <div className={classes['pair']}>
        {namesOf(institutionTexts).map((text) => {
          const { key, props } = form.field(text);
          const { dir } = institutionTexts[text];
          return <TextField key={key} {...props} label={words.fields[text]} dir={dir} autoComplete="off" />;
        })}
      </div>
      <div className={classes['pair']}>
        <Select
          {...select('time_zone')}
          required
          help={words.zoneHelp}
          options={offeredZones(country_code, time_zone).map((zone) => ({ value: zone, label: zone }))}
          onChange={(zone) => choose({ time_zone: zone })}
        />
        <Select
          {...select('sales_manager_id')}
          options={[
            { value: '', label: words.nobody },
            ...managers.map(({ id, first_name, last_name }) => ({
              value: id,
              label: words.person(first_name, last_name),
            })),
          ]}
          value={sales_manager_id}
          onChange={(id) => choose({ sales_manager_id: id })}
        />
      </div>
    </>
  );
}
