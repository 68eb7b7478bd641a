import react from '@vitejs/plugin-react';
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { inlineDocuments } from './vite-graphql.ts';

const server = process.env['LECTERN_SERVER'] ?? 'http://localhost:4000';

const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  'urql',
  '@urql/exchange-graphcache',
  'oidc-client-ts',
  'dompurify',
  'zod/mini',
  '@dnd-kit/dom',
  '@dnd-kit/react',
  '@dnd-kit/react/sortable',
  'axe-core',
  'fast-check',
  'graphql',
];

export default defineConfig({
  plugins: [
    inlineDocuments(),
    react(),
    preloadFont('atkinson-hyperlegible-next-latin-wght-normal'),
    preloadTexts('/texts/learner/en.ts'),
  ],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial'] },
            // What several pages show goes into one file; a hundred small ones would cost more than they save.
            { name: 'parts', test: /web[\\/]src[\\/](ui|graphql)[\\/]|tabler[\\/]icons/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Named, because a package that is found later reloads the page, or the test, that is under way.
  optimizeDeps: { include: packages },
  // Tests answer calls themselves, or name the server.
  server: { proxy: process.env['VITEST'] ? {} : { '/graphql': server, '/identity': server, '/media': server } },
});

/** Names the font of the first paint in the page, so that it is fetched beside the script and not after the styles. */
function preloadFont(name: string): Plugin {
  return inHead('lectern-preload-font', (bundle) =>
    Object.keys(bundle)
      .filter((file) => file.includes(name))
      .map((file) => ({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' })),
  );
}

/** The same for the texts that nearly everybody reads first. */
function preloadTexts(module: string): Plugin {
  return inHead('lectern-preload-texts', (bundle) =>
    Object.values(bundle)
      .filter((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module))
      .map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}`, crossorigin: '' })),
  );
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Puts links into the head of the built page. */
function inHead(name: string, linksOf: (bundle: Bundle) => Record<string, string>[]): Plugin {
  return {
    name,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        linksOf(bundle).map((attrs) => ({ tag: 'link', attrs, injectTo: 'head-prepend' as const })),
    },
  };
}
