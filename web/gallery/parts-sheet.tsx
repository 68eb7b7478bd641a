import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../src/ui/action/button.ts';
import { Card } from '../src/ui/page/card.tsx';
import { CardChoice } from '../src/ui/form/card-choice.tsx';
import { ConfirmDialog } from '../src/ui/feedback/confirm-dialog.tsx';
import { CopyButton } from '../src/ui/action/copy-button.tsx';
import { Dialog } from '../src/ui/feedback/dialog.tsx';
import { Dot } from '../src/ui/figures/dot.tsx';
import { Fact } from '../src/ui/figures/fact.tsx';
import { LetterButton, LetterKey } from '../src/ui/figures/letter-key.tsx';
import { LinkButton } from '../src/ui/action/link-button.tsx';
import { PageHeader } from '../src/ui/page/page-header.tsx';
import { Panel } from '../src/ui/page/panel.tsx';
import { Select } from '../src/ui/form/select.tsx';
import { Slot } from '../src/ui/figures/slot.tsx';
import { TabLinks } from '../src/ui/page/tab-links.tsx';
import { Tabs } from '../src/ui/page/tabs.tsx';
import { TextField } from '../src/ui/form/text-field.tsx';
import { showToast } from '../src/ui/feedback/toast-store.ts';
import { Block } from './block.tsx';
import classes from './gallery.module.css';

const home = linkOptions({ to: '/' });
const groupName = 'Autumn 2026 Digital Literacy, Evening Cohort B (Building 4)';
const slots = ['empty', 'waiting', 'filled', 'correct', 'incorrect'] as const;
const nothing = () => {};

export function PartsSheet() {
  const [open, setOpen] = useState<'form' | 'confirm' | 'delete' | null>(null);
  const [tab, setTab] = useState<'groups' | 'members'>('groups');
  const close = () => setOpen(null);
  return (
    <main className={classes['sheet']} data-wide>
      <PageHeader
        title={groupName}
        above={[{ label: 'Home', link: home }]}
        actions={
          <LinkButton to="/" variant="default">
            Edit
          </LinkButton>
        }
        facts={
          <>
            <Fact caption="Status">
              <Dot kind="full">Active</Dot>
            </Fact>
            <Fact caption="Group Key">
              <b style={{ letterSpacing: '0.06em' }}>hK7wRt4PmQ</b>
              <CopyButton value="hK7wRt4PmQ" what="Group Key" />
            </Fact>
            <Fact caption="Members">26</Fact>
          </>
        }
      />
      <TabLinks
        label="Group"
        tabs={[
          { label: 'Courses', link: home },
          { label: 'Group Members', link: linkOptions({ to: '/', hash: 'members' }), count: 26 },
        ]}
      />
      <Tabs
        label="Home"
        tabs={[
          { value: 'groups', label: 'My Groups', count: 3 },
          { value: 'members', label: 'Institution Members' },
        ]}
        value={tab}
        onChange={setTab}
        beside={<Button variant="light">Join Group</Button>}
      >
        <div className={classes['sheet']} style={{ padding: 0 }}>
          <Card title="IoT Foundations for Technicians" link={home} before={<Dot kind="full">Active</Dot>}>
            <p>Northfield Technical College</p>
          </Card>
          <Card title="Certification resit, December" locked before={<Dot kind="half">Inactive</Dot>}>
            <p>Opens Dec 01 2026.</p>
          </Card>
          <CardChoice title="Northfield" selected onSelect={nothing}>
            <h2>Northfield Technical College</h2>
          </CardChoice>
        </div>
      </Tabs>
      <Block name="Buttons">
        <div className={classes['row']}>
          <Button>Primary</Button>
          <Button variant="light">Quiet</Button>
          <Button variant="default">Outlined</Button>
          <Button variant="subtle">Text</Button>
          <Button disabled>Disabled</Button>
          <Button color="red">Delete</Button>
          <Button variant="default" color="red">
            Delete
          </Button>
          <Button loading>Saving</Button>
          <Button size="lg">Check Answer</Button>
          <Button size="sm">Continue</Button>
          <Button size="xs" variant="light">
            Renew
          </Button>
        </div>
      </Block>
      <Block name="Keys and slots">
        <div className={classes['row']}>
          <LetterKey letter="A" />
          <LetterKey letter="B" look="filled" />
          <LetterButton letter="C" look="used" />
          <LetterButton letter="D" look="plain" />
          <LetterButton letter="E" look="wanted" />
          {slots.map((state) => (
            <Slot
              key={state}
              state={state}
              letter={state === 'empty' || state === 'waiting' ? null : 'F'}
              aria-label={state}
            />
          ))}
        </div>
      </Block>
      <Block name="Fields">
        <Panel>
          <div className={classes['sheet']} style={{ padding: 0 }}>
            <TextField label="Name" required placeholder="Institution name" />
            <TextField label="Email" defaultValue="rhys@" error="Please enter a valid email address" />
            <TextField label="License key" disabled defaultValue="NTC-2026-7F3K" />
            <TextField label="Group Key" asKey size="lg" defaultValue="hK7wRt4PmQ" help="Ten letters and digits" />
            <Select
              label="Lesson"
              options={[
                { value: 'a', label: 'Networks between devices' },
                { value: 'b', label: 'Privacy' },
              ]}
              value="a"
              onChange={nothing}
            />
          </div>
        </Panel>
      </Block>
      <Block name="Toasts and dialogs">
        <div className={classes['row']}>
          <Button variant="default" onClick={() => showToast('success', 'Your progress has been successfully saved!')}>
            Success toast
          </Button>
          <Button variant="default" onClick={() => showToast('error', 'Oops! Something went wrong!')}>
            Error toast
          </Button>
          <Button variant="default" onClick={() => setOpen('form')}>
            Form
          </Button>
          <Button variant="default" onClick={() => setOpen('confirm')}>
            Confirm
          </Button>
          <Button variant="default" onClick={() => setOpen('delete')}>
            Delete by name
          </Button>
        </div>
      </Block>
      {open === 'form' && (
        <Dialog title="Create Group" onClose={close} actions={<Button onClick={close}>Create Group</Button>}>
          <TextField label="Group name" required error="A Group Name is required" data-autofocus />
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog title="Exit Study Project?" confirm="Exit" destroys={false} onConfirm={close} onClose={close}>
          Your answers so far are saved. You can continue later.
        </ConfirmDialog>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title='Delete "Privacy and Security Basics"?'
          exactName={{ name: 'Privacy and Security Basics', label: 'Type the exact name to confirm' }}
          onConfirm={close}
          onClose={close}
        >
          3 groups and 61 learners use this course. You can restore it for 30 days.
        </ConfirmDialog>
      )}
    </main>
  );
}
