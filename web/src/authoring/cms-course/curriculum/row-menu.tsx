import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconListCheck, IconMessage2, IconPlus } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Mantine } from '../../../ui/theme/mantine.tsx';
import { useCommentsPlace } from '../../cms/history-place.ts';
import { useCoursePlace } from '../../cms-item/course-place.ts';
import { panes } from '../panes.ts';
import type { TreeRow } from './tree-rows.ts';

type Props = {
  readonly row: TreeRow;
  readonly tabIndex: 0 | -1;
  readonly onStep: (step: -1 | 1) => void;
  readonly onSelect: () => void;
};

/** The kind of what a row shows. */
const kindOf = {
  lesson: 'LESSON',
  'study-project': 'STUDY_PROJECT',
  benchmark: 'BENCHMARK',
  summary: 'SUMMARY',
} as const;

/** What can be done with a row of the curriculum. */
export function RowMenu({ row: { item, name, siblings }, tabIndex, onStep, onSelect }: Props) {
  const words = texts.cmsCourse.drawer;
  const { go } = useCoursePlace();
  const comments = useCommentsPlace();
  const kind = item.kind in kindOf ? kindOf[item.kind as keyof typeof kindOf] : null;
  const at = siblings.indexOf(item.id);
  return (
    <Mantine>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDots} size="xs" label={words.menu(name)} tabIndex={tabIndex} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={at <= 0} leftSection={<Icon of={IconArrowUp} size={16} />} onClick={() => onStep(-1)}>
            {words.moveUp}
          </Menu.Item>
          <Menu.Item
            disabled={at >= siblings.length - 1}
            leftSection={<Icon of={IconArrowDown} size={16} />}
            onClick={() => onStep(1)}
          >
            {words.moveDown}
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconListCheck} size={16} />} onClick={onSelect}>
            {words.select}
          </Menu.Item>
          {kind && (
            <Menu.Item
              leftSection={<Icon of={IconMessage2} size={16} />}
              onClick={() => comments.go({ kind, id: item.id })}
            >
              {texts.cms.comments}
            </Menu.Item>
          )}
          {item.kind === 'lesson' && panes['new-study-project'] && (
            <Menu.Item
              leftSection={<Icon of={IconPlus} size={16} />}
              onClick={() => go({ item: { kind: 'new-study-project', id: item.id } })}
            >
              {words.addProject}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  );
}
