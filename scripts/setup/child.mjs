import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { CannotGoOn, root } from './repository.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command to its end and returns its exit code. Signals sent to this process are passed on to it. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return waitForExit(child, command);
}

/** Runs a command to its end; returns its exit code and all its output. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await waitForExit(child, command), output };
}

/**
 * Waits for a child process to end, passing on signals. Returns its exit code, or, if a signal ended it, 128
 * plus the signal's number, as shells do.
 */
export async function waitForExit(child, name) {
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

/**
 * The shell between npm and this process does not pass on SIGTERM, so the loss of the parent process is the
 * only sign. Acts once: a second signal ends a server at once, with requests in flight.
 */
function onNpmGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
  return watch;
}
