import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { CannotGoOn, root } from './repository.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command to its end and returns its exit code. Signals sent to us reach it. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return ended(child, command);
}

/** Runs a command to its end; returns its exit code and everything it wrote. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended(child, command), output };
}

/** Waits for a child's end, passing on signals; its exit code, or 128 and the signal's number as a shell counts. */
export async function ended(child, name) {
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  const watch = onNpmGone(() => child.kill('SIGTERM'));
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new CannotGoOn(`${name} does not run: ${error.message}`)));
      child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    });
  } finally {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, passOn);
  }
}

/** The shell npm puts between itself and us keeps SIGTERM to itself: we learn of it by being left without a parent. */
function onNpmGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && act(), 250);
}
