import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { hadSessionName } from './src/features/session/had-session.ts';

/** The screens that people open cold most often, by the addresses they have. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '^/$': ['features/home/home-screen.tsx'],
  '^/group/[^/]+/?$': ['features/group/group-screen.tsx', 'features/group/group-courses.tsx'],
  '^/group/[^/]+/course/[^/]+/?$': ['features/course/course-screen.tsx', 'features/course/exercises.tsx'],
};

/** What a browser opens besides in which nobody has a session. */
const visitorScreens: typeof screens = {
  '^/$': ['features/welcome/visitor-home.tsx', 'texts/welcome/en.ts', 'texts/gradebook/en.ts'],
};

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Names the font of the first paint in the page, so that it is fetched beside the script and not after the styles. */
export function preloadFont(name: string): Plugin {
  return inHead('lectern-preload-font', (bundle) =>
    Object.keys(bundle)
      .filter((file) => file.includes(name))
      .map((file) => ({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' })),
  );
}

/** The same for the texts that nearly everybody reads first. */
export function preloadTexts(module: string): Plugin {
  return inHead('lectern-preload-texts', (bundle) =>
    filesOf(bundle, [module])
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ rel: 'modulepreload', href: `/${file}`, crossorigin: '' })),
  );
}

/**
 * The same for the code of the screen at the address, which a small script looks up. The page waits for it: one that
 * runs whenever it arrives would come to its turn after the whole app was compiled.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'lectern-preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: '/preload.js' }, injectTo: 'head-prepend' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = (modules: readonly string[] = []) =>
          filesOf(
            bundle,
            modules.map((module) => `/${module}`),
          );
        const table = Object.entries(screens).map(([path, modules]) => [
          path,
          files(modules),
          files(visitorScreens[path]),
        ]);
        this.emitFile({ type: 'asset', fileName: 'preload.js', source: lookUp(JSON.stringify(table)) });
      },
    },
  };
}

const lookUp = (
  table: string,
) => `const [, own = [], visitors = []] = ${table}.find(([path]) => RegExp(path).test(location.pathname)) ?? [];
for (const file of localStorage.getItem('${hadSessionName}') === null ? [...own, ...visitors] : own) {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), kind, { href: '/' + file, crossOrigin: '' }));
}
`;

/** The files that these modules need beyond those that every page needs. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const reached = (from: typeof chunks, found = new Set<string>()): Set<string> => {
    for (const { fileName, imports, viteMetadata } of from.filter((chunk) => !found.has(chunk.fileName))) {
      found.add(fileName);
      for (const style of viteMetadata?.importedCss ?? []) found.add(style);
      reached(
        chunks.filter((chunk) => imports.includes(chunk.fileName)),
        found,
      );
    }
    return found;
  };
  const everywhere = reached(chunks.filter((chunk) => chunk.isEntry));
  const wanted = modules.map((module) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`No file of the build has ${module}.`);
    return found;
  });
  return [...reached(wanted)].filter((file) => !everywhere.has(file));
}

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
