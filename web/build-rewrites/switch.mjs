/**
 * Which rewrites of the framework's output a build leaves out: `PORTWAY_WITHOUT=tailwind,manifest` builds
 * without those two, to measure what each saves or to look for a fault.
 */
const without = new Set((process.env.PORTWAY_WITHOUT ?? '').split(',').filter(Boolean));

export const rewrites = ['tailwind', 'manifest'];
/** Of the running server: server/src/platform/http/rewrites. */
const ofServer = ['detached-sockets'];

for (const name of without)
  if (![...rewrites, ...ofServer].includes(name))
    throw new Error(
      `PORTWAY_WITHOUT names no rewrite: ${name}. There are: ${[...rewrites, ...ofServer].join(', ')}.`,
    );

/** Whether this build rewrites it. */
export function isOn(name) {
  return !without.has(name);
}
