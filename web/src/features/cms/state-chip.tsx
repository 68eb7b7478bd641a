import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

/** Whether learners see an item, if they see all that it belongs to. */
export const StateChip = ({ published }: { readonly published: boolean }) => (
  <Chip tone={published ? 'green' : 'outlined'}>{published ? texts.cms.published : texts.cms.draft}</Chip>
);
