import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { KeyField } from '../group/key-field.tsx';
import { useJoinGroup } from '../group/use-join-group.ts';
import classes from './key-panel.module.css';

type Props = { readonly onJoined: (groupId: string) => Promise<void> };

/** The way into a first group, for people who belong to no institution yet. */
export function KeyPanel({ onJoined }: Props) {
  const join = useJoinGroup(onJoined);
  return (
    <section className={classes['section']}>
      <PageHeading title={texts.home.haveAKey}>{texts.home.haveAKey}</PageHeading>
      <Panel>
        <form className={classes['form']} noValidate onSubmit={join.submit}>
          <KeyField join={join} />
          <Button type="submit" size="lg" loading={join.busy} disabled={join.hasErrors}>
            {texts.joinGroup.join}
          </Button>
        </form>
      </Panel>
    </section>
  );
}
