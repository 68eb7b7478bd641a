import { initials } from '../../ui/figures/initials.ts';
import { Tile } from '../../ui/page/tile.tsx';

type Props = {
  readonly institution: { readonly id: string; readonly name: string; readonly logo?: string | null };
  readonly size?: 32 | 48;
};

/** The logo of an institution, or its first letters; the same institution has the same colour everywhere. */
export function InstitutionTile({ institution: { id, name, logo }, size = 48 }: Props) {
  return (
    <Tile accent={`oklch(0.4 0.09 ${hueOf(id)})`} src={logo ?? null} size={size} solid>
      {initials(name)}
    </Tile>
  );
}

const hueOf = (id: string): number => (Number.parseInt(id.slice(-4), 16) || 0) % 360;
