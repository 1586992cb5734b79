import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holderOf, inWords, joinUsers, lockDataFolder, untilNoUsers } from './data-folder-lock.ts';

const holder = join(import.meta.dirname, '../../../testing/lock-folder.ts');
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

/** Starts a process that tries to lock the folder, and returns its output. */
async function tryToTake(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  const [chunk] = await once(child.stdout, 'data');
  return { child, said: String(chunk).trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the data folder', () => {
  it('is refused to a second process, with the name of the one that has it', async () => {
    const { child, said } = await tryToTake();
    expect(said).toBe('taken');
    expect((await tryToTake()).said).toBe(`held by ${child.pid}`);
    expect(lockDataFolder(folder, 'npm run demo')).toBeUndefined();
    expect(inWords(holderOf(folder))).toBe(`the site (process ${child.pid})`);
  });

  it('is free again after kill -9, whatever note was left behind', async () => {
    const { child } = await tryToTake();
    await killed(child);
    // The dead process's number may by now belong to any process, such as ours.
    writeFileSync(join(folder, 'portway.pid'), `${process.pid}\n`);
    expect((await tryToTake()).said).toBe('taken');
  });

  it('is locked by one of several that start at once', async () => {
    const all = await Promise.all([tryToTake(), tryToTake(), tryToTake(), tryToTake()]);
    expect(all.filter(({ said }) => said === 'taken')).toHaveLength(1);
  });

  it('is refused a second time in one process, and free after release', () => {
    const lock = lockDataFolder(folder, 'npm run demo');
    expect(lockDataFolder(folder, 'npm run demo')).toBeUndefined();
    expect(inWords(holderOf(folder))).toBe(`npm run demo (process ${process.pid})`);
    lock?.release();
    expect(lockDataFolder(folder, 'the site')).toBeDefined();
  });

  it('gives the reason when it cannot be created', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'inside'), 'the site')).toThrow('ENOTDIR');
  });

  it('has many users, which are waited for before the database is stopped, and then admits no more', async () => {
    mkdirSync(folder, { recursive: true });
    const [one, other] = [joinUsers(folder), joinUsers(folder)];
    expect([one, other]).not.toContain(undefined);
    one?.release();
    expect(await untilNoUsers(folder, 60, () => {})).toBeUndefined();
    let waits = 0;
    const waiting = untilNoUsers(folder, 60_000, () => {
      waits += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    other?.release();
    const alone = await waiting;
    expect(alone).toBeDefined();
    expect(waits).toBe(1);
    expect(joinUsers(folder)).toBeUndefined();
    alone?.release();
    joinUsers(folder)?.release();
  });
});
