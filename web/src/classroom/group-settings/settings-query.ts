import type { GroupSettings_GroupSettingsQuery } from '../../graphql/generated/graphql.ts';
import { graphql } from '../../graphql/generated/gql.ts';

/** What the settings of a group show and their acts begin with. */
export const settingsQuery = graphql(`
  query GroupSettings_groupSettings($groupId: ID!) {
    groupSettings(groupId: $groupId) {
      version
      name
      group_size
      start_date
      end_date
      status
      courses
      held
      learners
      license {
        ...GroupForm_license
      }
      sitting {
        id
        first_name
        last_name
      }
      unfinished {
        id
        first_name
        last_name
      }
      successors {
        id
        first_name
        last_name
      }
    }
    group(where: { id: $groupId }) {
      id
      name
      status
      status_since
      start_date
      end_date
      ends_in
      group_size
      free_places
      allowed_operations
      institution {
        id
      }
      owner {
        first_name
        last_name
      }
      courses {
        id
        name
        language
      }
    }
  }
`);

/** The settings of a group, as the server has them. */
export type Settings = GroupSettings_GroupSettingsQuery['groupSettings'];
export type SettingsGroup = NonNullable<GroupSettings_GroupSettingsQuery['group']>;
