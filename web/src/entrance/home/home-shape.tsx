import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import shape from '../../ui/page/panel-shape.module.css';
import strip from '../../ui/page/tabs.module.css';
import { findHomeForm, findRoomOfAreas, type HomeForm } from './home-form.ts';
import institutionCards from './institution-cards.module.css';
import { tabLabel } from './institution-tabs.ts';
import groupCards from './my-groups.module.css';
import classes from './own-home.module.css';

/** Home that is awaited, with what it had the last time: what was started, the institutions, and the cards of the groups. */
export function HomeShape() {
  const [{ started, areas, institutions, groups, tabs, creates }] = useState(findHomeForm);
  return (
    <PageShape head={null}>
      <div className={classes['home']}>
        {areas > 0 && <AreasShape />}
        {started > 0 && <PanelShape rows={1} height={started} />}
        <div className={classes['section']}>
          <div className={classes['heading']} />
          {institutions > 0 ? (
            <div className={institutionCards['cards']}>
              {institutions === 1 ? (
                <div className={institutionCards['only']}>
                  <span className={shape['line']} />
                </div>
              ) : (
                Array.from({ length: institutions }, (_, card) => (
                  <PanelShape key={card} rows={1} height="calc(56px + 2 * var(--card-space))" />
                ))
              )}
            </div>
          ) : (
            <PanelShape rows={3} />
          )}
        </div>
        {institutions + groups > 0 && (
          <div>
            <StripShape tabs={tabs} creates={creates} />
            <div className={groupCards['cards']}>
              {Array.from({ length: groups }, (_, card) => (
                <PanelShape key={card} rows={3} />
              ))}
            </div>
          </div>
        )}
      </div>
    </PageShape>
  );
}

/** The room that the areas of somebody of the staff took the last time. */
export function AreasShape() {
  const [room] = useState(findRoomOfAreas);
  return (
    <div className={classes['areas']} style={{ minBlockSize: room }}>
      <PanelShape rows={1} height={0} />
    </div>
  );
}

/** The room that the tabs and the buttons beside them take: their words are laid out and not shown. */
function StripShape({ tabs, creates }: Pick<HomeForm, 'tabs' | 'creates'>) {
  return (
    <div className={`${strip['strip']} ${classes['awaited']}`}>
      <div className={strip['tabs']}>
        {tabs.map((tab) => (
          <span key={tab} className={strip['tab']}>
            {tabLabel(tab)}
            {tab === 'groups' && <span className={strip['count']}>0</span>}
          </span>
        ))}
      </div>
      <div className={strip['beside']}>
        <Button leftSection={<Icon of={IconKey} />}>{texts.home.joinGroup}</Button>
        {creates && <Button leftSection={<Icon of={IconPlus} />}>{texts.home.createGroup}</Button>}
      </div>
    </div>
  );
}
