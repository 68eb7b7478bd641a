import { texts } from '../../texts/texts.ts';
import { Dot } from '../../ui/figures/dot.tsx';

const kinds = { STARTED: 'full', CLOSED: 'half', NOT_YET: 'half', ENDED: 'diamond' } as const;

/** The status of a group by its dot and word; one this app does not know shows three dots. */
export function GroupStatus({ status }: { readonly status: string }) {
  const known = status in kinds ? (status as keyof typeof kinds) : null;
  return (
    <Dot kind={known ? kinds[known] : 'diamond'}>{known ? texts.group.statuses[known] : texts.group.unknownStatus}</Dot>
  );
}
