import {
  groupForm,
  type GroupFacts,
  type GroupForm,
  type GroupInput,
} from '@lectern/domain/classroom/group/group-form.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { useForm } from '../../base/form/use-form.ts';

type Options<Data, Variables extends AnyVariables> = {
  readonly facts: GroupFacts;
  readonly initial: GroupForm;
  /** The version that is changed; none for a new group. */
  readonly version?: number;
  readonly mutation: TypedDocumentNode<Data, Variables>;
  readonly toVariables: (input: GroupInput, version: number | undefined) => Variables;
  readonly onDone: (data: Data) => void | Promise<void>;
};

/** The form of a group. */
export type GroupFormFields = Pick<
  ReturnType<typeof useForm<GroupForm, GroupInput, never, AnyVariables>>,
  'field' | 'values' | 'refusal' | 'settle'
>;

/** A group that is created or changed; its rules are checked while it is typed. */
export function useGroupForm<Data, Variables extends AnyVariables>({ facts, ...options }: Options<Data, Variables>) {
  return useForm<GroupForm, GroupInput, Data, Variables>({
    ...options,
    schema: groupForm(facts),
    entity: entities.GROUP,
    toValues: (theirs) => ({ ...theirs, group_size: String(theirs.group_size) }),
    say: (issue, values) => issueOfGroup(issue, facts, values),
    compared: ['group_size', 'start_date', 'end_date'],
  });
}

function issueOfGroup(issue: FieldIssue, { licenseOf }: GroupFacts, { license_id }: GroupForm): string {
  const words = texts.groupSettings.issues;
  const license = licenseOf(license_id);
  if (issue.field === 'group_size' && issue.code !== 'REQUIRED' && issue.code !== 'NO_PLACES') {
    if (issue.code === 'TOO_LOW' && issue.minimum > 1) return words.belowLearners(issue.minimum);
    return license ? words.sizeBetween(license.free + (license.held ?? 0)) : issueText(issue);
  }
  if (issue.code === 'DAY_PASSED') return words.startPassed;
  if (issue.code === 'BEFORE_LICENSE' && license?.activation_date) return words.beforeLicense(license.activation_date);
  if (issue.code === 'AFTER_EXPIRY' && license?.expiry_date) return words.afterExpiry(license.expiry_date);
  if (issue.code !== 'REQUIRED') return issueText(issue);
  if (issue.field === 'name') return words.name;
  if (issue.field === 'license_id') return words.license;
  return issue.field === 'courses' ? words.courses : issueText(issue);
}
