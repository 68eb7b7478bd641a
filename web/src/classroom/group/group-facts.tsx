import { IconExternalLink } from '@tabler/icons-react';
import type { GroupScreen_GroupQuery } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import classes from './group-facts.module.css';
import { GroupStatus } from './group-status.tsx';
import { nameOf } from '../../ui/people/named-person.ts';

type Props = { readonly group: NonNullable<GroupScreen_GroupQuery['group']> };

/** What the header of a group says about it. */
export function GroupFacts({ group }: Props) {
  return (
    <>
      <Fact caption={texts.group.status}>
        <GroupStatus status={group.status} />
      </Fact>
      {group.key && (
        <Fact caption={texts.group.key}>
          <span className={classes['key']} translate="no">
            {group.key}
          </span>
          <CopyButton value={group.key} what={texts.group.key} />
        </Fact>
      )}
      <Fact caption={texts.group.members}>{group.number_of_members}</Fact>
      <Fact caption={texts.group.instructor}>
        <bdi>{nameOf(group.owner)}</bdi>
      </Fact>
      {group.external_id && (
        <Fact caption={texts.group.externalId}>
          <Chip tone="outlined" icon={IconExternalLink}>
            {group.external_id}
          </Chip>
        </Fact>
      )}
    </>
  );
}
