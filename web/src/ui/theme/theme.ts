import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const ink: MantineColorsTuple = [
  '#eef0fb',
  '#dfe3f7',
  '#c0c8f0',
  '#9eaae7',
  '#7d8cdd',
  '#5869cb',
  '#4757bd',
  '#3948a8',
  '#2e3d9b',
  '#232f78',
];
const gray: MantineColorsTuple = [
  '#f6f7f4',
  '#f3f4f1',
  '#e9ece6',
  '#e0e3dc',
  '#cbd0c8',
  '#a3a9b2',
  '#7f8692',
  '#5c6371',
  '#464d5c',
  '#1b1f2a',
];
const dark: MantineColorsTuple = [
  '#eceef3',
  '#bbc1ce',
  '#9aa1b0',
  '#737c8f',
  '#3b4150',
  '#2b303b',
  '#232733',
  '#1a1d25',
  '#12141a',
  '#0d0f14',
];
const red: MantineColorsTuple = [
  '#fbe9e7',
  '#f6d3d0',
  '#efb7b2',
  '#e5a19b',
  '#d9766e',
  '#c9463d',
  '#c53e35',
  '#c2382f',
  '#bf3229',
  '#a2261e',
];

/** Filled, quiet (light), outlined (default) and text (subtle) buttons, in ink or in red for an act that destroys. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const destroys = input.color === 'red';
  const text = destroys ? 'var(--red-text)' : 'var(--primary-text)';
  const tint = destroys ? 'var(--red-tint)' : 'var(--primary-tint)';
  switch (input.variant) {
    case 'filled':
      return {
        background: destroys ? 'var(--red)' : 'var(--primary)',
        hover: destroys ? 'color-mix(in srgb, var(--red), #000 14%)' : 'var(--primary-hover)',
        color: 'var(--text-on-solid)',
        border: '1px solid transparent',
      };
    case 'light':
      return {
        background: tint,
        hover: `color-mix(in srgb, ${tint}, ${text} 8%)`,
        color: text,
        border: '1px solid transparent',
      };
    case 'default':
      return {
        background: 'var(--bg-surface)',
        hover: 'var(--bg-hover)',
        color: destroys ? 'var(--red-text)' : 'var(--text)',
        border: '1px solid var(--line-control)',
      };
    case 'subtle':
      return { background: 'transparent', hover: tint, color: text, border: '1px solid transparent' };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** What Mantine calls by its own names, said in our tokens; they follow the colour scheme by themselves. */
const ours = {
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-body': 'var(--bg-surface)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--red-text)',
  '--mantine-color-success': 'var(--green-text)',
  '--mantine-color-default': 'var(--bg-surface)',
  '--mantine-color-default-hover': 'var(--bg-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-disabled': 'var(--bg-sunken)',
  '--mantine-color-disabled-color': 'var(--text-disabled)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-color-ink-filled': 'var(--primary)',
  '--mantine-color-ink-filled-hover': 'var(--primary-hover)',
  '--mantine-color-ink-light': 'var(--primary-tint)',
  '--mantine-color-ink-light-hover': 'color-mix(in srgb, var(--primary-tint), var(--primary-text) 8%)',
  '--mantine-color-ink-light-color': 'var(--primary-text)',
  '--mantine-color-ink-outline': 'var(--primary-text)',
  '--mantine-color-red-filled': 'var(--red)',
  '--mantine-color-red-light': 'var(--red-tint)',
  '--mantine-color-red-light-color': 'var(--red-text)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours });

type Size = 'xs' | 'sm' | 'md' | 'lg';
const buttonPadding: Record<Size, string> = { xs: '10px', sm: '14px', md: '18px', lg: '22px' };
const buttonText: Record<Size, string> = { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem' };

/** Sizes of controls: xs 32 (dense staff rows), sm 36, md 40, lg 44 px; all but xs are 44 on narrow or touch screens. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 5 },
  colors: { ink, gray, dark, red },
  black: '#1b1f2a',
  white: '#ffffff',
  defaultRadius: 8,
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em' },
  fontFamily: 'var(--font)',
  fontWeights: { regular: '400', medium: '600', bold: '650' },
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-2)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-3)',
    xl: 'var(--shadow-3)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, { size = 'md' }: { size?: Size }) => ({
        root: {
          '--button-height': `var(--control-${size})`,
          '--button-padding-x': buttonPadding[size],
          '--button-fz': buttonText[size],
        },
      }),
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', size: 'md' },
      vars: (_theme: unknown, { size = 'md' }: { size?: Size }) => ({
        root: { '--ai-size': `var(--control-${size})`, '--ai-color': 'var(--text-2)', '--ai-hover': 'var(--bg-hover)' },
      }),
    },
  },
});
