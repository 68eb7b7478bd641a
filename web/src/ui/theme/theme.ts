import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** What a file dropped on a zone says: it is taken, or it is not. */
const variantColorResolver: VariantColorsResolver = (input) =>
  input.variant === 'light'
    ? {
        background: input.color === 'red' ? 'var(--red-tint)' : 'var(--primary-tint)',
        hover: 'var(--bg-hover)',
        color: input.color === 'red' ? 'var(--red-text)' : 'var(--primary-text)',
        border: '1px solid transparent',
      }
    : defaultVariantColorsResolver(input);

/** What Mantine's parts are told by script; what their style sheets ask for stands in `mantine.css`. */
export const theme = createTheme({ cursorType: 'pointer', respectReducedMotion: true, variantColorResolver });
