import { compareContent, type Content } from '@lectern/domain/base/content-difference/compare-content.ts';
import { compareLists } from '@lectern/domain/base/content-difference/compare-lists.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { Unready } from '../../graphql/unready.tsx';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { FieldDifferences } from './field-differences.tsx';
import classes from './history.module.css';
import { versionFragment, versionsQuery, type Version } from './history-query.ts';
import { ListItem } from './list-item.tsx';
import { shownName } from './shown-name.ts';

type Props = {
  readonly kind: ContentKind;
  readonly id: string;
  readonly versions: readonly [number, number];
  /** The versions that can be chosen, the latest first. */
  readonly choices: readonly number[];
  readonly language: string | undefined;
  readonly onChoose: (before: number, after: number) => void;
};

/** Two versions of an item: what the later one says else than the earlier one. */
export function Comparison({ kind, id, versions: [before, after], choices, language, onChoose }: Props) {
  const words = texts.contentHistory;
  const screen = useScreenQuery(versionsQuery, { kind, id, before, after }, { beside: true });
  const options = choices.map((version) => ({ value: String(version), label: words.version(version) }));
  const { data } = screen;
  return (
    <div className={classes['comparison']}>
      <div className={classes['chosen']}>
        <Select
          label={words.older}
          options={options}
          value={String(before)}
          onChange={(value) => onChoose(Number(value), after)}
        />
        <Select
          label={words.newer}
          options={options}
          value={String(after)}
          onChange={(value) => onChoose(before, Number(value))}
        />
      </div>
      {data ? (
        <Differences
          before={readFragment(versionFragment, data.before)}
          after={readFragment(versionFragment, data.after)}
          language={language}
        />
      ) : (
        <Unready screen={screen} what={words.notCompared} waiting={<Skeleton shape="list" count={3} />} back={null} />
      )}
    </div>
  );
}

type Compared = { readonly before: Version; readonly after: Version; readonly language: string | undefined };

function Differences({ before, after, language }: Compared) {
  const words = texts.contentHistory;
  const names = new Map([...before.names, ...after.names].map((named) => [named.id, shownName(named)]));
  const content = compareContent(before.content as Content, after.content as Content);
  const children = after.children.flatMap(({ kind, items }) => {
    const earlier = before.children.find((list) => list.kind === kind)?.items ?? [];
    const differences = compareLists(earlier, items, { keyOf: (item) => item.id });
    return differences.length === 0 ? [] : [{ kind, differences }];
  });
  if (content.length === 0 && children.length === 0) return <p role="status">{words.nothing}</p>;
  return (
    <div role="region" aria-label={words.differences}>
      <FieldDifferences {...{ names, language }} differences={content} />
      {children.map(({ kind, differences }) => (
        <section key={kind} className={classes['field']}>
          <h3>{words.children[kind]}</h3>
          <ul>
            {differences.map(({ item, from, to, moved }) => (
              <ListItem key={item.id} {...{ from, to, moved, language }} name={shownName(item)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
