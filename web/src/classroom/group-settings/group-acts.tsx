import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { CopyGroup } from './copy-group.tsx';
import { DeleteGroup } from './delete-group.tsx';
import classes from './group-settings.module.css';
import { RenewKey } from './renew-key.tsx';
import type { Settings, SettingsGroup } from './settings-query.ts';
import { TransferGroup } from './transfer-group.tsx';

type Act = 'renewGroupKey' | 'transferGroup' | 'createGroup' | 'deleteGroup';

type Props = { readonly group: SettingsGroup; readonly settings: Settings; readonly onChanged: () => void };

/** What else can be done with a group, each act with what it does. */
export function GroupActs({ group, settings, onChanged }: Props) {
  const [act, setAct] = useState<Act | null>(null);
  const words = texts.groupSettings;
  const may = (operation: (typeof group.allowed_operations)[number]) => group.allowed_operations.includes(operation);
  const given = { group, settings, onDone: onChanged, onClose: () => setAct(null) };
  const row = (of: Act, label: string, help: string, danger = false): ReactNode => (
    <li key={of} className={classes['act']}>
      <p>{help}</p>
      <Button variant="default" size="sm" {...(danger ? { color: 'red' } : {})} onClick={() => setAct(of)}>
        {label}
      </Button>
    </li>
  );
  return (
    <Panel title={words.acts}>
      <ul className={classes['acts']}>
        {may('renewGroupKey') && row('renewGroupKey', words.renewKey, words.renewKeyHelp)}
        {may('transferGroup') && row('transferGroup', words.transfer, words.transferHelp)}
        {row('createGroup', words.copy, words.copyHelp)}
        {may('deleteGroup') && row('deleteGroup', words.remove, words.removeHelp, true)}
      </ul>
      {act === 'renewGroupKey' && <RenewKey {...given} />}
      {act === 'deleteGroup' && <DeleteGroup {...given} />}
      {act === 'createGroup' && <CopyGroup {...given} />}
      {act === 'transferGroup' && <TransferGroup {...given} />}
    </Panel>
  );
}
