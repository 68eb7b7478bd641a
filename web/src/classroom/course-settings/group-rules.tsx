import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { KeyValues } from '../../ui/figures/key-values.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import type { Place } from './use-course-settings.ts';
import { rulesInWords } from './rules-in-words.ts';
import { formOf, rulesQuery } from './use-group-rules.ts';

type Props = { readonly place: Place; readonly onChanged: () => void };

/** The rules of a group that hold in all its courses, and the way to change them; `place` names one of them. */
export function GroupRules({ place, onChanged }: Props) {
  const screen = useScreenQuery(rulesQuery, place, { fresh: true, beside: true });
  const rules = screen.data?.groupAssessmentSettings;
  const [editing, setEditing] = useState(false);
  const words = texts.courseSettings;
  return (
    <Panel
      title={words.rules}
      aside={
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon of={IconPencil} size={18} />}
          aria-label={words.editRules}
          disabled={!rules}
          onClick={() => setEditing(true)}
        >
          {words.edit}
        </Button>
      }
    >
      {rules ? (
        <KeyValues rows={rulesInWords().map(({ name, shown }) => ({ label: name, value: shown(formOf(rules)) }))} />
      ) : screen.error ? (
        <Failed what={words.rulesNotLoaded} onLoadAgain={screen.reload} />
      ) : (
        <Skeleton shape="list" count={5} />
      )}
      {editing && rules && (
        <RulesDialog
          {...{ place, rules }}
          onSaved={() => {
            setEditing(false);
            screen.reload();
            onChanged();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  );
}
