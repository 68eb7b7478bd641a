import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseLanguage } from '@lectern/domain/base/account/choose-language.ts';
import { minifySync, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { hadSessionName } from './src/base/session/had-session.ts';
import { checkedName, renewBefore, storePrefix } from './src/base/session/stored-names.ts';
import { askFromHead } from './src/graphql/ask-from-head.ts';
import { sentTexts } from './src/graphql/sent-texts.ts';
import { languageName } from './src/texts/language-name.ts';
import { readDocuments } from './vite-graphql.ts';

/** The screens that people open cold most often, by the addresses they have: the first that fits. */
const screens: Readonly<Record<string, readonly string[]>> = {
  '^/$': ['entrance/home/home-screen.tsx'],
  '^/group/[^/]+/?$': ['classroom/group/group-screen.tsx', 'classroom/group/group-courses.tsx'],
  '^/group/[^/]+/course/[^/]+/?$': ['learning/course/course-screen.tsx', 'learning/course/exercises.tsx'],
  // What any other page consists of.
  '': ['routes/pages.ts'],
};

/** What the screen that is opened cold most often asks; groups are its variables. The page waits for each byte of it. */
const questions: Readonly<Record<string, string>> = {
  '^/group/(?<groupId>[^/]+)/course/(?<courseId>[^/]+)/?$': 'CourseScreen_progress',
};

/** What a browser opens besides in which nobody has a session. */
const visitorScreens: typeof screens = {
  '^/$': ['entrance/welcome/visitor-home.tsx'],
};

/** The areas of their texts. */
const visitorTexts = ['welcome', 'gradebook'];

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Names the font of the first paint in the page, so that it is fetched beside the script and not after the styles. */
export function preloadFont(name: string): Plugin {
  return inHead('lectern-preload-font', (bundle) =>
    Object.keys(bundle)
      .filter((file) => file.includes(name))
      .map((file) => ({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' })),
  );
}

/** The script of the page that sets its colours before the first paint. */
const coloursFirst = '<script src="/colour-scheme.js"></script>';

/**
 * The same for the texts in the language of the person and for the code of the screen at the address, which a small
 * script looks up; it also asks what the screen will ask. The page waits for it: one that runs whenever it arrives would
 * come to its turn after the whole app was compiled. It holds the script of the colours, since each file costs time.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'lectern-preload-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!html.includes(coloursFirst)) throw new Error('The page has no script of its colours.');
        return html.replace(coloursFirst, '<script src="/preload.js"></script>');
      },
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
        const textsOf = (areas: readonly string[]) =>
          Object.fromEntries(
            languagesIn(bundle).map((language) => [
              language,
              files(['languages', ...areas].map((area) => `texts/${area}/${language}.ts`)),
            ]),
          );
        const colours = readFileSync(join(import.meta.dirname, 'public/colour-scheme.js'), 'utf8');
        const texts = { every: textsOf(['learner']), visitor: textsOf(visitorTexts) };
        this.emitFile({
          type: 'asset',
          fileName: 'preload.js',
          source: minifySync('preload.js', [colours, askAhead(), lookUp(table, texts)].join('\n')).code,
        });
      },
    },
  };
}

/** The languages that the build has catalogues of. */
const languagesIn = (bundle: Bundle) =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .flatMap((id) => /\/texts\/learner\/([^/]+)[.]ts$/.exec(id)?.[1] ?? []);

/** The cache asks for the types of all objects: the second text. */
function askAhead(): string {
  const documents = readDocuments();
  const asks = Object.entries(questions).map(([path, operationName]) => {
    const literal = documents.get(operationName);
    if (!literal) throw new Error(`There is no document ${operationName}.`);
    return { path, operationName, query: sentTexts(JSON.parse(literal) as string)[1] };
  });
  const names = { storePrefix, checkedName, renewBefore };
  return `try {\n(${askFromHead.toString()})(${JSON.stringify(asks)}, ${JSON.stringify(names)});\n} catch {}`;
}

const lookUp = (table: unknown, texts: unknown) => `try {
${chooseLanguage.toString()}
const [, own = [], visitors = []] = ${JSON.stringify(table)}.find(([path]) => RegExp(path).test(location.pathname)) ?? [];
const texts = ${JSON.stringify(texts)};
const language = chooseLanguage(Object.keys(texts.every), localStorage.getItem('${languageName}'), navigator.languages);
const isVisitor = localStorage.getItem('${hadSessionName}') === null;
for (const file of new Set([
  ...texts.every[language],
  ...own,
  ...(isVisitor ? visitors : []),
  ...(isVisitor && visitors.length > 0 ? texts.visitor[language] : []),
])) {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  document.head.append(Object.assign(document.createElement('link'), kind, { href: '/' + file, crossOrigin: '' }));
}
} catch {}
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
  // The page names these itself; its own entry is empty and gone.
  const everywhere = reached(chunks.filter(({ isEntry, name }) => isEntry || name === 'app'));
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
