import { expect, it } from 'vitest';
import { routeSubsets } from './route-subsets.ts';

function routes(
  ...described: readonly (readonly [id: string, path?: string | undefined, parentId?: string])[]
) {
  return Object.fromEntries(described.map(([id, path, parentId]) => [id, { id, path, parentId }]));
}

const subsetFor = routeSubsets(
  routes(
    ['root', ''],
    ['site', undefined, 'root'],
    ['home', '/', 'site'],
    ['sponsors', '/sponsors', 'site'],
    ['changes', '/sponsors/changes', 'site'],
    ['sponsor', '/sponsors/:slug', 'site'],
    ['embedded', '/embed/size', 'site'],
    ['rest', '*', 'site'],
    ['desk', '/dashboard', 'root'],
    ['account', 'account', 'desk'],
  ),
);
const idsOf = (path: string) => Object.keys(subsetFor(path) ?? {});

it('a path without parameters gets its routes, and those of the paths above it', () => {
  expect(idsOf('/')).toEqual(['root', 'site', 'home']);
  expect(idsOf('/sponsors')).toEqual(['root', 'site', 'home', 'sponsors']);
  expect(idsOf('/sponsors/changes')).toEqual(['root', 'site', 'home', 'sponsors', 'changes']);
});

it.each([
  ['of an entry, which a parameter matches', '/sponsors/acme-1'],
  ['that is not there', '/nothing'],
  ['in other letters', '/Sponsors'],
  ['of a frame of routes', '/dashboard'],
  ['below one that only the rest matches', '/embed/size'],
  ['below a frame of routes', '/dashboard/account'],
])('a path %s gets all routes', (_, path) => {
  expect(subsetFor(path)).toBeUndefined();
});
