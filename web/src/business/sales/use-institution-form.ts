import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts, type InstitutionText } from '@lectern/domain/base/entity/institution.ts';
import { institutionSchema, type InstitutionInput } from '@lectern/domain/business/institution/institution-form.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import type { AnyVariables } from 'urql';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import type { InstitutionForm_ChoicesQuery } from '../../graphql/generated/graphql.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import type { FormOptions } from '../../base/form/form-options.ts';
import { useForm } from '../../base/form/use-form.ts';
import { choicesQuery, type ShownInstitution } from './institution-query.ts';

/** What stands in the fields of an institution; what is not chosen is empty. */
export type InstitutionValues = { readonly [Text in InstitutionText]: string } & {
  readonly name: string;
  readonly logo: string | null;
  readonly country_code: string;
  readonly state_code: string;
  readonly time_zone: string;
  readonly sales_manager_id: string;
};

/** What a form of an institution offers to choose from. */
export type Choices = InstitutionForm_ChoicesQuery;

/** The countries and sales managers to choose from, as far as they are known. */
export const useChoices = () => useScreenQuery(choicesQuery, {});

type Options<Data, Variables extends AnyVariables> = Pick<
  FormOptions<InstitutionValues, InstitutionInput, Data, Variables>,
  'initial' | 'version' | 'mutation' | 'toVariables' | 'onDone'
>;

/** The form of an institution. */
export function useInstitutionForm<Data, Variables extends AnyVariables>(
  { countries }: Choices,
  options: Options<Data, Variables>,
) {
  const states = new Map(
    countries.map((country) => [country.country_code, country.states.map(({ state_code }) => state_code)]),
  );
  return useForm<InstitutionValues, InstitutionInput, Data, Variables>({
    ...options,
    schema: institutionSchema((code) => states.get(code) ?? null),
    entity: entities.INSTITUTION,
    toValues: valuesOf,
    say: sayIssue,
    compared: ['state_code'],
  });
}

function sayIssue(issue: FieldIssue): string {
  const { missing } = texts.sales;
  return issue.code === 'REQUIRED' && issue.field in missing
    ? missing[issue.field as keyof typeof missing]
    : issueText(issue);
}

type Said = { readonly [Field in keyof InstitutionValues]?: string | null | undefined };

/** What an institution says, as it stands in the fields. */
export function valuesOf(said: Said): InstitutionValues {
  const { name, logo, country_code, state_code, time_zone, sales_manager_id } = said;
  return {
    name: name ?? '',
    logo: logo ?? null,
    country_code: country_code ?? '',
    state_code: state_code ?? '',
    ...forEach(institutionTexts, (text) => said[text] ?? ''),
    time_zone: time_zone ?? '',
    sales_manager_id: sales_manager_id ?? '',
  };
}

/** The same of one that is shown. */
export const valuesOfShown = ({ sales_manager, ...said }: ShownInstitution): InstitutionValues =>
  valuesOf({ ...said, sales_manager_id: sales_manager?.id });

/** The form of an institution, for what shows its fields. */
export type InstitutionFormFields = Pick<ReturnType<typeof useInstitutionForm>, 'field' | 'values'>;
