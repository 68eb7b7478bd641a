import {
  followUpSchema,
  type FollowUpFacts,
  type FollowUpInput,
} from '@lectern/domain/business/follow-up/follow-up.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import type { AnyVariables } from 'urql';
import type { FollowUpDialog_ChoicesQuery } from '../../graphql/generated/graphql.ts';
import type { FormOptions } from '../../base/form/form-options.ts';
import { useForm } from '../../base/form/use-form.ts';

/** What stands in the fields of a follow-up; who and what is not chosen is empty. */
export type FollowUpValues = {
  readonly what: string;
  readonly assignee_id: string;
  readonly due_on: string;
  readonly license_id: string;
};

/** Who and which license a follow-up can name, and what day it is at its institution. */
export type FollowUpChoices = FollowUpDialog_ChoicesQuery;

type Said = { readonly [Field in keyof FollowUpValues]?: string | null | undefined };

/** What a follow-up says, as it stands in the fields. */
export const valuesOf = ({ what, assignee_id, due_on, license_id }: Said): FollowUpValues => ({
  what: what ?? '',
  assignee_id: assignee_id ?? '',
  due_on: due_on ?? '',
  license_id: license_id ?? '',
});

type Options<Data, Variables extends AnyVariables> = Pick<
  FormOptions<FollowUpValues, FollowUpInput, Data, Variables>,
  'initial' | 'version' | 'mutation' | 'toVariables' | 'onDone'
>;

/** The form of a follow-up. */
export const useFollowUpForm = <Data, Variables extends AnyVariables>(
  facts: FollowUpFacts,
  options: Options<Data, Variables>,
) =>
  useForm<FollowUpValues, FollowUpInput, Data, Variables>({
    ...options,
    schema: followUpSchema(facts),
    entity: entities.FOLLOW_UP,
    toValues: valuesOf,
  });

/** The form of a follow-up, for what shows its fields. */
export type FollowUpForm = ReturnType<typeof useFollowUpForm>;
