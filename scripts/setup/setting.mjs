import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

/** A setting of the environment, or else of the file `.env`; undefined where it is empty. */
export function settingOf(name, { variables = process.env, file = join(root, '.env') } = {}) {
  if (variables[name] !== undefined) return variables[name].trim() || undefined;
  const line = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .findLast((each) => each.startsWith(`${name}=`))
    : undefined;
  return line?.slice(name.length + 1).trim() || undefined;
}
