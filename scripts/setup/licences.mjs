/** Licences under which a package may be part of the product. */
const permitted = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  'OFL-1.1',
];

/** Packages whose lockfile entry is not the whole truth, or that are allowed for a reason. */
const reviewedLicences = {
  'png-js': { licence: 'MIT', why: 'Its file LICENSE is the MIT licence; its package.json names none.' },
  'lightningcss*': { why: 'MPL-2.0. Used unchanged, for the build only.' },
  '@resvg/resvg-wasm': { why: 'MPL-2.0. Used unchanged, to draw pictures for previews of links.' },
  '@img/sharp-*': { why: 'LGPL-3.0-or-later (libvips). Used unchanged, as a library that can be replaced.' },
};

/**
 * The packages of a parsed `package-lock.json`, by name, with their licence; without those that only
 * development needs. `why` is there for an exception, `refused` for a licence that is not permitted.
 */
export function licencesIn({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const exception = exceptionFor(name);
      const licence = entry.license ?? exception?.licence ?? 'none';
      const isRefused = exception === undefined && !isPermitted(licence);
      return { name, version: entry.version, licence, why: exception?.why, refused: isRefused };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

function exceptionFor(name) {
  const pattern = Object.keys(reviewedLicences).find((each) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each,
  );
  return pattern === undefined ? undefined : reviewedLicences[pattern];
}

/** `(MIT OR GPL-3.0)`: one of them is enough. `(MIT AND Zlib)`: all of them count. */
function isPermitted(licence) {
  const terms = licence.replaceAll(/[()]/g, '').split(' OR ');
  return terms.some((term) => term.split(' AND ').every((each) => permitted.includes(each)));
}
