import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = new Set(['node_modules', 'build', '.react-router', '.cache']);

/** A hash of the names and contents of all files under the given paths, except tests. */
export function fingerprint(folder, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesUnder(join(folder, place))).sort()) {
    hash
      .update(`${relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || entry.name.includes('.test.')) return [];
    return entry.isDirectory() ? filesUnder(join(place, entry.name)) : [join(place, entry.name)];
  });
}
