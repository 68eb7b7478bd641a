import { IconBook2, IconChartBar, IconUsers } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useReturn } from '../../graphql/use-return.ts';
import { whileSeen } from '../../graphql/while-seen.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { KeyField } from '../../classroom/group/key-field.tsx';
import { forgetChecks } from '../../base/session/initial-checks.ts';
import { FreeCourses } from './free-courses.tsx';
import { useFreeCourses } from './use-free-courses.ts';
import { useJoinGroup } from '../../classroom/group/use-join-group.ts';
import classes from './new-learner.module.css';

type Props = {
  readonly firstName: string;
  /** Whether nothing else on the page is to be done first. */
  readonly joinsFirst: boolean;
  readonly onJoined: (groupId: string) => Promise<void>;
  /** Asks again what Home shows. */
  readonly onLook: () => void;
};

/** Somebody who is awaited joins with a call that asks for the initial checks: so often does a page in view look by itself. */
const lookEvery = 60_000;

const opened = [
  { name: 'group', icon: IconUsers },
  { name: 'courses', icon: IconBook2 },
  { name: 'results', icon: IconChartBar },
] as const;

/** The first page of a person who belongs to no institution yet: what a Group key opens, where one gets it, and its field. */
export function NewLearner({ firstName, joinsFirst, onJoined, onLook }: Props) {
  const join = useJoinGroup(onJoined);
  const words = texts.welcome.learner;
  const look = () => {
    forgetChecks();
    onLook();
  };
  const lookByItself = useEffectEvent(look);
  // Home asks again by itself when its reader comes back.
  useReturn(forgetChecks, true);
  useEffect(() => {
    const timer = setInterval(
      whileSeen(() => lookByItself()),
      lookEvery,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={classes['page']}>
      <PageHeading title={words.title(firstName)}>{words.title(firstName)}</PageHeading>
      <div className={classes['parts']}>
        <Panel title={words.haveAKey}>
          <form className={classes['form']} noValidate onSubmit={join.submit}>
            <KeyField join={join} />
            <Button
              type="submit"
              size="lg"
              variant={joinsFirst ? 'filled' : 'default'}
              loading={join.busy}
              disabled={join.hasErrors}
            >
              {texts.joinGroup.join}
            </Button>
          </form>
        </Panel>
        <div className={classes['opens']}>
          <h2>{words.opens}</h2>
          <ul className={classes['list']}>
            {opened.map(({ name, icon }) => (
              <li key={name}>
                <Icon of={icon} size={24} />
                {words[name]}
              </li>
            ))}
          </ul>
          <p>{words.where}</p>
          <p>{words.expected}</p>
          <div>
            <Button variant="default" onClick={look}>
              {words.look}
            </Button>
          </div>
        </div>
      </div>
      <FreeCourses offered={useFreeCourses()} />
    </section>
  );
}
