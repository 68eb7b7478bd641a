import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Bar } from '../src/ui/page/bar.tsx';
import { Button } from '../src/ui/action/button.ts';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Dot } from '../src/ui/figures/dot.tsx';
import { Empty } from '../src/ui/feedback/empty.tsx';
import { Failed } from '../src/ui/feedback/failed.tsx';
import { Gauge } from '../src/ui/figures/gauge.tsx';
import { KeyValues } from '../src/ui/figures/key-values.tsx';
import { Panel } from '../src/ui/page/panel.tsx';
import { Refused } from '../src/ui/feedback/refused.tsx';
import { Ring } from '../src/ui/figures/ring.tsx';
import { NotSavedLine, SaveMark } from '../src/ui/figures/save-mark.tsx';
import { Segments } from '../src/ui/form/segments.tsx';
import { Skeleton } from '../src/ui/feedback/skeleton.tsx';
import { StateMark } from '../src/ui/figures/state-mark.tsx';
import { Track } from '../src/ui/figures/track.tsx';
import { Block } from './block.tsx';
import classes from './gallery.module.css';

const exercises = [
  {
    state: 'open',
    name: 'Study Project 1',
    text: '5 questions',
    action: (
      <Button variant="subtle" size="sm">
        Start
      </Button>
    ),
  },
  {
    state: 'started',
    name: 'Study Project 2',
    text: 'Started, question 4 of 6',
    action: <Button size="sm">Continue</Button>,
  },
  {
    state: 'complete',
    name: 'Study Project 3',
    text: 'Completed, 5 of 5 correct',
    action: (
      <Button variant="subtle" size="sm">
        Review
      </Button>
    ),
  },
  { state: 'locked', name: 'Study Project 4', text: 'Locked. Opens Dec 01 2026.', action: null },
] as const;

const levels = [
  { value: 1, label: 'Level 1', detail: 'Complete' },
  { value: 2, label: 'Level 2', detail: '33%' },
  { value: 3, label: 'Level 3', detail: '0%' },
];

const nothing = () => {};

export function StatusSheet() {
  return (
    <main className={classes['sheet']}>
      <Block name="State marks">
        <Panel flush>
          <div className={classes['rows']}>
            {exercises.map(({ state, name, text, action }) => (
              <div key={name} className={classes['exercise']}>
                <StateMark state={state} share={0.6} />
                <div>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </div>
                {action}
              </div>
            ))}
          </div>
        </Panel>
      </Block>
      <Block name="Status, chips, levels">
        <Panel>
          <div className={classes['row']}>
            <Dot kind="full">Active</Dot>
            <Dot kind="half">Inactive</Dot>
            <Dot kind="diamond">Expired</Dot>
            <Dot kind="dashed">Quoted</Dot>
          </div>
          <br />
          <div className={classes['row']} data-tight>
            <Chip tone="green" icon={IconCheck}>
              Excellent
            </Chip>
            <Chip tone="green" icon={IconCheck}>
              Good
            </Chip>
            <Chip tone="yellow" icon={IconAlertTriangle}>
              Review needed
            </Chip>
            <Chip>NA</Chip>
            <Chip tone="blue">In progress</Chip>
            <Chip tone="green">Published</Chip>
            <Chip tone="outlined">Draft</Chip>
            <Chip tone="red">No License</Chip>
            <Chip>LEVEL 2</Chip>
            <Chip>ALL LEVELS</Chip>
            <Chip tone="primary">Me</Chip>
          </div>
          <br />
          <div className={classes['row']}>
            <SaveMark state="saved" />
            <SaveMark state="failed" />
            <SaveMark state="saving" />
          </div>
        </Panel>
        <NotSavedLine state="failed" />
      </Block>
      <Block name="Progress">
        <Panel>
          <div className={classes['row']}>
            <Ring value={0} size={64} />
            <Ring value={46} size={64} />
            <Ring value={100} size={64} />
            <Ring value={8} />
            <Ring value={33} size={80} />
          </div>
          <br />
          <Bar value={46} />
          <br />
          <Bar value={100} />
          <br />
          <Bar value={83} line={75} />
          <Bar value={75} line={75} />
          <Bar value={50} line={75} />
          <br />
          <div style={{ display: 'flex' }}>
            <Segments parts={['full', 'full', 'full', 'half', 'empty', 'empty']} />
          </div>
          <br />
          <Segments parts={Array.from({ length: 24 }, (_, index) => (index < 10 ? 'full' : 'empty'))} />
        </Panel>
      </Block>
      <Block name="Gauge">
        <Panel>
          <Gauge value={85} line={75} />
          <Gauge value={65} line={75} />
        </Panel>
      </Block>
      <Block name="Loading, empty, error, refused">
        <Skeleton shape="list" count={2} />
        <Skeleton shape="cards" count={1} />
        <Empty text="You have no associated groups. Click above to join a group" />
        <Failed what="The group could not be loaded." onLoadAgain={nothing} />
        <Refused text="You have completed this. It cannot be opened again.">
          <Button variant="default" size="sm">
            Back
          </Button>
        </Refused>
      </Block>
      <Block name="Level tabs, key values">
        <Track legend="Level" hideLegend options={levels} value={2} onChange={nothing} />
        <Track
          legend="Show"
          hideLegend
          options={[
            { value: 'all', label: 'All 20' },
            { value: 'open', label: 'Unanswered 2' },
          ]}
          value="all"
          onChange={nothing}
        />
        <Panel title="Level 2 progress">
          <KeyValues
            rows={[
              { label: 'Study projects', value: '2 of 5' },
              { label: 'Time spent', value: '94:20' },
              { label: 'First try correct', value: '78%' },
            ]}
          />
        </Panel>
        <Panel title="Networks and how information travels" aside="2 of 3" flush>
          <p style={{ padding: 20 }}>Rows</p>
        </Panel>
      </Block>
    </main>
  );
}
