import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

const holder = join(import.meta.dirname, '../testing/hold-folder.ts');
let folder: string;
let processes: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portway-lock-'));
  processes = [];
});

afterEach(async () => {
  for (const child of processes) await killed(child);
  rmSync(folder, { recursive: true });
});

/** Starts a process that tries to take the folder, and returns what it says. */
async function tryToTake(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the data folder', () => {
  it('is refused to a second process, which says who has it', async () => {
    const { child, said } = await tryToTake();
    expect(said).toBe('taken');
    expect((await tryToTake()).said).toContain(`is in use by process ${child.pid}`);
    expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${child.pid}`);
  });

  it('is free again after kill -9, whatever note was left behind', async () => {
    const { child } = await tryToTake();
    await killed(child);
    // The number of the dead process may be anyone's now, such as ours.
    writeFileSync(join(folder, 'portway.pid'), `${process.pid}\n`);
    expect((await tryToTake()).said).toBe('taken');
  });

  it('goes to one of several that start at once', async () => {
    const all = await Promise.all([tryToTake(), tryToTake(), tryToTake(), tryToTake()]);
    expect(all.filter(({ said }) => said === 'taken')).toHaveLength(1);
  });

  it('is refused a second time in one process, and free after release', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    lock.release();
    lockDataFolder(folder).release();
  });

  it('says what is wrong when it cannot be made', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'inside'))).toThrow('ENOTDIR');
  });
});
