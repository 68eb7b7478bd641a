// The arrows of dependency-cruiser that keep the areas and features of the browser app in their order.
import { areas } from './.dependency-cruiser.web-areas.mjs';

const app = 'web/src';
const notInTests = '[.]test[.]tsx?$';
const literal = (path) => path.replaceAll('.', '[.]');
const oneOf = (paths) => paths.map(literal).join('|');

const features = areas.flatMap((area) => area.features.map((feature) => ({ ...feature, area })));
const folderOf = ({ name, area }) => `${area.name}/${name}`;
const folders = features.map(folderOf);

/** The folders of what a feature may use; none of them is listed after it, or in an area that its own may not use. */
function folderOfUsed(feature, used) {
  const earlier = features.slice(0, features.indexOf(feature)).find(({ name }) => name === used);
  if (!earlier) throw new Error(`${feature.name} may use only features listed before it, not ${used}.`);
  if (earlier.area !== feature.area && !feature.area.uses.includes(earlier.area.name))
    throw new Error(`${feature.name} is in ${feature.area.name}, which may not use ${used} in ${earlier.area.name}.`);
  return folderOf(earlier);
}

const isAmong = (names, allowed) => names.every((name) => allowed.includes(name));
areas.forEach(({ name, uses }, index) => {
  const earlier = areas.slice(0, index).map((area) => area.name);
  if (!isAmong(uses, earlier)) throw new Error(`${name} may use only areas listed before it.`);
});

const arrowsOfFeatures = features.map((feature) => {
  const folder = folderOf(feature);
  const mayUse = [folder, ...feature.uses.map((used) => folderOfUsed(feature, used))];
  return {
    name: `web-${feature.name}-uses-what-its-list-says`,
    comment: `The web feature ${feature.name} may use ${feature.uses.join(', ') || 'no other'}: ${feature.why}.`,
    severity: 'error',
    from: { path: `^${app}/${folder}/`, pathNot: notInTests },
    to: {
      path: `^${app}/(${oneOf(areas.map(({ name }) => name))})/`,
      pathNot: `^${app}/(${oneOf(mayUse)})/`,
    },
  };
});

/** What the areas share and do not belong to: the client of the API, parts without meaning, texts, and the app itself. */
const besides = 'graphql|routes|texts|ui';

export const webFence = [
  ...arrowsOfFeatures,
  {
    name: 'web-features-are-listed',
    comment:
      'Every feature of the browser app stands in .dependency-cruiser.web-areas.mjs, in its area, with what it may use.',
    severity: 'error',
    from: { path: `^${app}/(?!(${besides}|${oneOf(folders)})/)[^/]+/` },
    to: {},
  },
  {
    name: 'web-graphql-knows-no-feature',
    comment: 'The client of the API stands under all features; what it needs of them is handed in.',
    severity: 'error',
    from: { path: `^${app}/graphql/`, pathNot: notInTests },
    to: { path: `^${app}/(${oneOf(areas.map(({ name }) => name))})/` },
  },
  {
    name: 'web-features-do-not-know-the-app',
    comment: 'Routes and the root of the app put features together; features do not know where they stand.',
    severity: 'error',
    from: { path: `^${app}/(?!(routes|texts)/)[^/]+/`, pathNot: notInTests },
    to: { path: `^${app}/(routes/|[^/]+[.]tsx?$)` },
  },
];
