import { IconPencil } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { KeyValues } from '../../ui/figures/key-values.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { GroupStatus } from '../group/group-status.tsx';
import { EditGroupDialog } from './edit-group-dialog.tsx';
import classes from './group-settings.module.css';
import { licenseFragment } from './offered-license.ts';
import type { Settings, SettingsGroup } from './settings-query.ts';
import { nameOf } from '../../ui/people/named-person.ts';

const route = getRouteApi('/own-pages/group/$groupId/settings');

type Props = { readonly group: SettingsGroup; readonly settings: Settings; readonly onChanged: () => void };

/** What holds of a group, and the way to change it; it begins at the end date where the address asks for that. */
export function GroupDetails({ group, settings, onChanged }: Props) {
  const { change } = route.useSearch();
  const navigate = route.useNavigate();
  const [editing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    if (change) void navigate({ search: {}, replace: true });
  };
  const words = texts.groupSettings;
  const license = readFragment(licenseFragment, settings.license);
  const { status, status_since, start_date, end_date, group_size, free_places } = group;
  const rows = [
    {
      label: words.status,
      value: (
        <span className={classes['status']}>
          <GroupStatus status={status} />
          <span className={classes['since']}>
            {status === 'NOT_YET' ? words.opens(start_date) : words.since(status_since)}
          </span>
        </span>
      ),
    },
    { label: words.dates, value: texts.group.period(start_date, end_date) },
    ...(group.ends_in == null ? [] : [{ label: words.unfinished, value: unfinishedText(settings) }]),
    { label: words.size, value: words.sizeTaken(group_size, settings.learners, free_places) },
    { label: words.license, value: <bdi>{license.name}</bdi> },
    {
      label: words.courses,
      value: (
        <ul className={classes['courses']}>
          {group.courses.map(({ id, name, language }) => (
            <li key={id} {...ofLanguage(language)}>
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Panel
      title={words.details}
      aside={
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconPencil} size={18} />}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      }
    >
      <KeyValues rows={rows} />
      {(editing || change) && (
        <EditGroupDialog {...{ group, settings, onChanged }} first={change ?? 'name'} onClose={close} />
      )}
    </Panel>
  );
}

const mostNamed = 20;

function unfinishedText({ unfinished }: Settings): string {
  const names = unfinished.slice(0, mostNamed).map(({ first_name, last_name }) => nameOf({ first_name, last_name }));
  return texts.groupSettings.unfinishedNames(names, unfinished.length - names.length);
}
