import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Against DNS rebinding: another site may point its own host name at this machine, but cannot use a loopback
 * name. A request with a proxy's headers came from elsewhere.
 */
export function isThisMachine({ req }: Context<AppEnv>): boolean {
  const passedOn = Object.keys(req.header()).some((name) => /^(?:x-)?forwarded/i.test(name));
  return !passedOn && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/.test(req.header('Host') ?? '');
}
