import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RenderingBounds, usualBounds } from './bounds.ts';
import { type RenderedKind, type RenderingTask, streamOf } from './rendering-task.ts';

export interface Original {
  readonly kind: RenderedKind;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What one process makes: of a whole file, or of one page of it. */
type Task = Pick<RenderingTask, 'kind' | 'title' | 'bytes' | 'page'>;

const root = join(import.meta.dirname, '../../..');
const script = fileURLToPath(new URL('./rendering.process.ts', import.meta.url));
/** It may read our code, and neither write a file nor start a program. Fonts and pictures need native code and a thread. */
export const permissions = [
  '--permission',
  '--allow-addons',
  '--allow-worker',
  ...[
    'node_modules',
    'files/node_modules',
    'files/src',
    'files/package.json',
    'server/node_modules',
    'server/build',
    'server/package.json',
    'package.json',
  ].map((path) => `--allow-fs-read=${join(root, path)}`),
];

/**
 * Renders a file in a process of its own, which unlike a thread can be killed in the middle of native code, and takes
 * nobody with it when it crashes.
 */
export const renderInProcess = (
  { kind, name, bytes }: Original,
  signal: AbortSignal,
  bounds: RenderingBounds = usualBounds,
) => runInProcess({ kind, title: name, bytes }, signal, bounds);

/** The same for any task. */
export async function runInProcess(
  task: Task,
  signal: AbortSignal,
  { maxOutput, ...bounds }: RenderingBounds = usualBounds,
): Promise<{ readonly bytes: Buffer } | { readonly failure: string }> {
  const child = spawn(
    process.execPath,
    [...permissions, '--no-warnings', '--max-old-space-size=256', script],
    {
      // Renderings must not differ by what fonts a machine has.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
      signal: AbortSignal.any([signal, AbortSignal.timeout(bounds.withinMs)]),
      killSignal: 'SIGKILL',
    },
  );
  const output: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (piece: Buffer) => {
    length += piece.length;
    if (length > maxOutput) child.kill('SIGKILL');
    else output.push(piece);
  });
  // It may end before it has read its input.
  child.stdin.on('error', () => {});
  for (const part of streamOf({ ...task, bounds })) child.stdin.write(part);
  child.stdin.end();
  const end = await new Promise<string>((resolve) => {
    child.on('error', ({ name }) => resolve(name));
    child.once('close', (code, by) => resolve(by ?? `exit ${code}`));
  });
  if (length > maxOutput) return { failure: 'too much output' };
  return end === 'exit 0' && length > 0 ? { bytes: Buffer.concat(output) } : { failure: end };
}
