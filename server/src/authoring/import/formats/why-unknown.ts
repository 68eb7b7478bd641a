import type { Folder } from '../folder.ts';

/** What else people keep courses as, the surest sign first: what it is called, and the file that tells. */
const others: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a book of mdBook', /^(?:[^/]+\/)?(?:book\.toml|src\/SUMMARY\.md)$/],
  ['a course of Open edX (OLX)', /^(?:[^/]+\/)?(?:course\.xml|(?:sequential|vertical|problem)\/[^/]+\.xml)$/],
  ['a package of a learning platform (IMS or SCORM)', /^(?:[^/]+\/)?imsmanifest\.xml$/],
  ['a backup of a Moodle course', /^(?:[^/]+\/)?moodle_backup\.xml$/],
  ['a lesson of The Carpentries', /^(?:[^/]+\/)?(?:_episodes|_episodes_rmd|episodes)\/[^/]+\.R?md$/i],
  ['a Jupyter Book', /^(?:[^/]+\/)?_toc\.yml$/],
  ['a GitBook', /^SUMMARY\.md$/],
  ['a site of MkDocs', /^(?:[^/]+\/)?mkdocs\.ya?ml$/],
  ['a site of Docusaurus', /^(?:[^/]+\/)?docusaurus\.config\.\w+$/],
];

const numberedFile =
  /^(?:.*\/)?(?:(?:lesson|lecture|chapter|unit|week|day|module)[-_. ]*)?\d{1,4}[^/]*\.(?:md|mdx|markdown|rmd|ipynb)$/i;

/** Why a folder is of no format, in the words of those who keep courses another way. */
export function whyUnknown({ name, paths }: Folder): string {
  const files = [...paths].toSorted();
  const wanted = 'A curriculum has the README.md of each lesson in a numbered folder. Nothing was imported.';
  for (const [what, sign] of others) {
    const file = files.find((path) => sign.test(path));
    if (file) return `${name} is ${what} (${file}), which cannot be imported. ${wanted}`;
  }
  const numbered = files.filter((path) => numberedFile.test(path));
  if (numbered.length > 1)
    return `${name} has its lessons in numbered files (${numbered[0]} and ${numbered.length - 1} more), which cannot be imported. ${wanted}`;
  return `${name} is no curriculum: it has no numbered folder with the README.md of a lesson. Nothing was imported.`;
}
