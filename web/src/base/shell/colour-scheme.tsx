import { texts } from '../../texts/texts.ts';
import { Track } from '../../ui/figures/track.tsx';
import { useColourScheme } from '../../ui/theme/colour-schemes.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** Light, dark, or what the person's system says; remembered in this browser. */
export function ColourScheme({ className }: { readonly className?: string | undefined }) {
  const [scheme, choose] = useColourScheme();
  return (
    <div className={className}>
      <Track
        legend={texts.shell.appearance}
        options={schemes.map((value) => ({ value, label: texts.shell.schemes[value] }))}
        value={scheme}
        onChange={choose}
      />
    </div>
  );
}
