import { renewalTone } from '@lectern/domain/business/renewal/renewals.ts';
import { IconCheck, IconCpu, IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { Button } from '../src/ui/action/button.ts';
import { IconButton } from '../src/ui/action/icon-button.tsx';
import { Chip } from '../src/ui/figures/chip.tsx';
import { Dot } from '../src/ui/figures/dot.tsx';
import { Checkbox } from '../src/ui/form/checkbox.tsx';
import { Icon } from '../src/ui/icon.tsx';
import { Bar } from '../src/ui/page/bar.tsx';
import { Card } from '../src/ui/page/card.tsx';
import { Panel } from '../src/ui/page/panel.tsx';
import { TabLinks } from '../src/ui/page/tab-links.tsx';
import { Tile } from '../src/ui/page/tile.tsx';
import { FoldedCell, FoldedHead, PeopleTable } from '../src/ui/people/people-table.tsx';
import { PersonRow } from '../src/ui/people/person-row.tsx';
import { Block } from './block.tsx';
import classes from './gallery.module.css';

const nothing = () => {};

const ending = [
  ['Northfield Technical College, School of Applied Computing', 'Computing Basics, 97 of 100 used', 12],
  ['Harbour City Adult Learning Centre', 'Digital Literacy, 210 of 300 used', 41],
  ['Ysgol Glan y Môr', 'IoT Foundations, 64 of 100 used', 78],
] as const;

const licenses = [
  { dot: 'full', state: 'Active', used: 262, until: 'Expires on Aug 19 2027', act: null },
  { dot: 'half', state: 'Active, 41 days left', used: 210, until: 'Expires on Jan 02 2027', act: 'Renew' },
  { dot: 'dashed', state: 'Quoted', used: 0, until: 'Requires Activation', act: 'Activate' },
] as const;

const members = [
  { name: 'Amara Okonkwo-Bergström', role: 'Center Administrator', state: 'Accepted', isSelf: true },
  { name: 'Maximiliane von Hohenwart-Tannenberg', role: 'Instructor', state: 'Invited', isSelf: false },
] as const;

const accents = ['#fff200', '#00e5a8', '#ff3b30', '#101820', '#7a3ff2', '#ffffff'];

export function StaffSheet() {
  return (
    <main className={classes['sheet']} data-wide>
      <TabLinks
        label="Sales Management"
        tabs={[
          { label: 'Institutions', link: linkOptions({ to: '/' }) },
          { label: 'Upcoming Renewals', link: linkOptions({ to: '/', hash: 'renewals' }) },
        ]}
      />
      <Block name="Upcoming Renewals">
        <Panel flush>
          <div className={classes['rows']}>
            {ending.map(([institution, license, days]) => (
              <div key={institution} className={classes['staff']}>
                <div>
                  <h3>{institution}</h3>
                  <p>{license}</p>
                </div>
                <Chip tone={renewalTone(days)}>{days} Days</Chip>
              </div>
            ))}
          </div>
        </Panel>
        <Checkbox
          label="Assigned to Me"
          help="Only institutions that you look after."
          defaultValue
          onChange={nothing}
        />
      </Block>
      <Block name="Licenses">
        <div className={classes['sheet']} style={{ padding: 0 }}>
          {licenses.map(({ dot, state, used, until, act }) => (
            <Card key={state} title="Digital Literacy, second campus" before={<Dot kind={dot}>{state}</Dot>}>
              <p>Digital Literacy Certification</p>
              <Bar value={(100 * used) / 300} />
              <p>{used} of 300 seats used</p>
              <div className={classes['row']}>
                <span>{until}</span>
                {act ? (
                  <Button size="xs" variant="light">
                    {act}
                  </Button>
                ) : (
                  <Chip tone="green" icon={IconCheck}>
                    Active Now
                  </Chip>
                )}
              </div>
            </Card>
          ))}
        </div>
      </Block>
      <Block name="Members">
        <PeopleTable
          label="Members"
          head={
            <>
              <th scope="col">Name</th>
              <FoldedHead>Email</FoldedHead>
              <FoldedHead>Role</FoldedHead>
              <FoldedHead>Status</FoldedHead>
              <th scope="col">Actions</th>
            </>
          }
        >
          {members.map(({ name, role, state, isSelf }) => {
            const email = `${name.split(' ')[0]?.toLowerCase()}@northfield.example`;
            return (
              <PersonRow
                key={name}
                name={name}
                avatar={null}
                email={email}
                mark={isSelf && 'Me'}
                folded={[email, role, state]}
              >
                <FoldedCell>{role}</FoldedCell>
                <FoldedCell>{state}</FoldedCell>
                <td>
                  <div className={classes['row']} data-tight>
                    <IconButton
                      icon={IconPencil}
                      label={isSelf ? 'Unable to Edit' : `Edit ${name}`}
                      aria-disabled={isSelf}
                      size="xs"
                    />
                    <IconButton icon={IconTrash} label={`Delete ${name}`} size="xs" />
                  </div>
                </td>
              </PersonRow>
            );
          })}
        </PeopleTable>
      </Block>
      <Block name="Accent colours from authors, made readable">
        <Panel>
          <div className={classes['row']}>
            {accents.map((accent) => (
              <div key={accent} className={classes['row']} data-tight>
                <Tile accent={accent} src={null} size={32}>
                  <Icon of={IconCpu} size={20} />
                </Tile>
                <Tile accent={accent} src={null} size={32} solid>
                  NC
                </Tile>
                <span>{accent}</span>
              </div>
            ))}
          </div>
        </Panel>
      </Block>
    </main>
  );
}
