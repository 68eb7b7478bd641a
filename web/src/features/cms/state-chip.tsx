import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

type Props = { readonly published: boolean; readonly dense?: boolean };

/** Whether learners see an item, if they see all that it belongs to. */
export const StateChip = ({ published, dense = false }: Props) => (
  <Chip tone={published ? 'green' : 'outlined'} dense={dense}>
    {published ? texts.cms.published : texts.cms.draft}
  </Chip>
);
