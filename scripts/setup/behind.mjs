const parts = ['major', 'minor', 'patch'];

/**
 * The dependencies that are behind their newest release, by what `npm outdated --json` prints: name, the version we pin, the
 * newest, and how far that is. Undefined when npm could not ask the registry.
 */
export function behindIn(outdated) {
  if (outdated.error !== undefined) return undefined;
  return Object.entries(outdated)
    .map(([name, entry]) => {
      // One that several workspaces depend on is a list, in which all pin the same version.
      const [{ wanted: ours, latest: newest }] = [entry].flat();
      return { name, ours, newest, distance: distance(ours, newest) };
    })
    .filter((each) => each.distance !== undefined)
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** How far one version is behind another, such as `2 minor versions`; undefined when it is not. */
export function distance(ours, newest) {
  const [from, to] = [numbersOf(ours), numbersOf(newest)];
  const at = to.findIndex((number, index) => number !== from[index]);
  if (at < 0) return ours === newest ? undefined : 'another pre-release';
  const count = to[at] - from[at];
  if (count < 0) return undefined;
  return `${count} ${parts[at]} ${count === 1 ? 'version' : 'versions'}`;
}

function numbersOf(version) {
  return version.split('-', 1)[0].split('.').map(Number);
}
