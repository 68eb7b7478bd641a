import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineDocuments } from './vite-graphql.ts';
import { preloadFont, preloadScreens } from './vite-preload.ts';

const server = process.env['LECTERN_SERVER'] ?? 'http://localhost:4000';

const packages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@mantine/core',
  '@mantine/dropzone',
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
  'idb',
  'zod/mini',
  '@dnd-kit/dom',
  '@dnd-kit/react',
  '@dnd-kit/react/sortable',
  '@tiptap/core',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tiptap/extension-table',
  '@tiptap/pm/keymap',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/pm/tables',
  'temml',
  'content-disposition',
  'diff',
  'axe-core',
  'fast-check',
  'graphql',
];

/** The files that every page runs before it shows anything. */
const first = ['react-dom', 'libraries', 'app'];

/** What several pages show, without the parts that the dashboard of a course has no use for. */
const shared =
  /web[\\/]src[\\/](texts[\\/]local-day|ui(?!.*(theme|people|gauge|letter-key|slot|segments|select|save-mark|dialog|leav|typed|form[\\/]|key-down|acts-row|copy-|opening-|more-pages))|graphql)[\\/]/;

/** The icons of the dashboard and of the frame around every page. */
const firstIcons =
  /icons[\\/]Icon(AlertTriangle|Book2?|Cards|Check|Chevron(Down|Left|Right)|Circle(Check|X)|Clock|Copy|Inbox|InfoCircle|Lock|Menu2|PlugConnectedX|Refresh|Video|X)[.]/;

/** The icons of other pages of learners; those that only staff see go where they are used. */
const learnerIcons =
  /icons[\\/]Icon(AlertCircle|Arrow(Down|Left|Right|Up)|Bulb|ChartBar|CircleDashed|Cloud(Check|Off|Up)|DeviceFloppy|Download|GripVertical|Player(Play|PlayFilled)|Plus|RotateClockwise|Search|Selector|Volume|ZoomIn)[.]/;

/** React has had this store for long; what is bundled beside the first pages takes React's own, not what stands in for it. */
const storeOfReact: Plugin = {
  name: 'store-of-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim\/with-selector(\.js)?$/ },
    handler(_shim, importer) {
      return this.resolve('use-sync-external-store/with-selector', importer);
    },
  },
};

const sheets = new Map<string, string>();

/** Its sheet and its own name: a hash beside them would be a twentieth of the first scripts. No two sheets share a name. */
function className(local: string, path: string): string {
  const file = path.split('?')[0] ?? path;
  const sheet = basename(file, '.module.css');
  const other = sheets.get(sheet) ?? file;
  sheets.set(sheet, other);
  if (other !== file) throw new Error(`${other} and ${file} would share the names of their classes.`);
  return `${sheet}-${local}`;
}

export default defineConfig({
  plugins: [
    storeOfReact,
    inlineDocuments(),
    react(),
    preloadFont('atkinson-hyperlegible-next-latin-wght-normal'),
    preloadScreens(),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script names every file, and names hardly compress: they are as short as they may be; the manifest says
        // which file is what.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        // What the first paint runs is compiled beside the page's thread: https://v8.dev/blog/explicit-compile-hints
        postBanner: ({ name }) => (first.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            { name: 'react-dom', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial'] },
            // What the first script shares with others would be a file of its own each.
            { name: 'app', test: /(web|domain)[\\/]src[\\/](?!ui|graphql|learning[\\/]course)/, tags: ['$initial'] },
            { name: 'texts-en', test: /web[\\/]src[\\/]texts[\\/](everywhere|learner|formats)[\\/]en/ },
            // What several pages show goes into one file; a hundred small ones would cost more than they save.
            { name: 'parts', test: (id) => shared.test(id) || firstIcons.test(id), minShareCount: 2 },
            {
              name: 'forms',
              test: /web[\\/]src[\\/]ui[\\/](form[\\/](?!select|text-area)|feedback[\\/](dialog|confirm|leav|use-typed))/,
              minShareCount: 2,
            },
            { name: 'icons', test: learnerIcons, minShareCount: 2 },
            // What is asked for other pages comes with the list of them, not as a file each.
            {
              name: 'pages',
              test: /routes[\\/]pages|(gradebook[\\/](courses|overviews)|member[\\/]members|start[\\/]course|instructor-resource[\\/]resources|library[\\/].*(ebook|lessons|quickclip|quickdeck)|study-project[\\/]project)-query/,
              minShareCount: 2,
            },
            // Asking for a file costs a slow machine as much as compiling a small one.
            {
              name: 'dashboard',
              test: /web[\\/]src[\\/]learning[\\/]course[\\/]|domain[\\/]src[\\/]learning[\\/](course[\\/](direction|next-step|progress)|assessment[\\/]time)[.]/,
            },
          ],
        },
      },
    },
  },
  // Named, because a package that is found later reloads the page, or the test, that is under way.
  optimizeDeps: { include: packages },
  // Tests answer calls themselves, or name the server.
  server: {
    proxy: process.env['VITEST']
      ? {}
      : { '/graphql': server, '/identity': server, '/iframe': server, '/media': server },
  },
});
