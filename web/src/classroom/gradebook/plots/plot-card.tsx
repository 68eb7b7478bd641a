import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconTable } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { Mantine } from '../../../ui/theme/mantine.tsx';
import classes from './plot-card.module.css';
import { useWidth } from '../use-width.ts';

/** The values of a plot: the heads of its columns, and a row for each mark. The first value names the row. */
export type PlotTable = {
  readonly heads: readonly string[];
  /** The language of the names of the rows where it is not that of the app, a BCP 47 tag. */
  readonly language?: string;
  readonly rows: readonly { readonly id: string; readonly values: readonly (string | number)[] }[];
};

type Props = {
  readonly title: string;
  /** The unit, or the meaning of the marks. */
  readonly aside: ReactNode;
  /** What the plot says, in a sentence. */
  readonly summary: string;
  readonly table: PlotTable;
  /** Said in place of a plot that has no marks. */
  readonly empty: string;
  /** Draws the plot so many pixels wide. */
  readonly children: (width: number) => ReactNode;
};

/** A plot on a sheet. Its menu shows the same values as a table. */
export function PlotCard({ title, aside, summary, table, empty, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const [place, width] = useWidth<HTMLDivElement>();
  return (
    <section className={classes['card']} aria-label={title}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        <div className={classes['aside']}>{aside}</div>
        <Mantine>
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon={IconDots} size="xs" label={texts.gradebook.plots.menu(title)} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<Icon of={asTable ? IconChartBar : IconTable} size={16} />}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? texts.gradebook.plots.asPlot : texts.gradebook.plots.asTable}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </Mantine>
      </div>
      <div ref={place} className={classes['body']}>
        {table.rows.length === 0 ? (
          <p className={classes['empty']}>{empty}</p>
        ) : asTable ? (
          <Values title={title} table={table} />
        ) : (
          <figure aria-label={summary}>
            <div aria-hidden className={classes['plot']}>
              {width > 0 && children(width)}
            </div>
          </figure>
        )}
      </div>
    </section>
  );
}

function Values({ title, table }: { readonly title: string; readonly table: PlotTable }) {
  return (
    <table className={classes['values']}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, values: [name, ...figures] }) => (
          <tr key={id}>
            <th scope="row" lang={table.language} dir="auto">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={table.heads[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
