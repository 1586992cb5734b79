import { describe, expect, it } from 'vitest';
import { clamd, eicar, realScanner, standInScanner } from '../../testing/servers/clam-av.ts';
import { clamAv } from './virus-scanner.ts';

const limits = { scanMs: 30_000, pingMs: 2_000 };

/** A file of so many bytes, with this text in its middle. */
async function* file(bytes: number, text = '') {
  const half = Math.floor((bytes - text.length) / 2);
  for (let bytesSent = 0; bytesSent < half; bytesSent += 65_536)
    yield Buffer.alloc(Math.min(65_536, half - bytesSent), 'a');
  yield Buffer.from(text);
  yield Buffer.alloc(half, 'b');
}

describe('a virus scanner', () => {
  it('finds what it knows, and nothing in other files', async () => {
    await using standIn = await standInScanner('scan');
    const scanner = clamAv({ path: standIn.path });
    expect(await scanner.scan(file(1_000_000, eicar))).toBe('Eicar-Test-Signature');
    expect(await scanner.scan(file(1_000_000))).toBeUndefined();
    expect(await scanner.fault()).toBeUndefined();
  });

  it('sees what follows an empty piece', async () => {
    await using standIn = await standInScanner('scan');
    async function* pieces() {
      yield* [Buffer.from('a'), Buffer.alloc(0), Buffer.from(eicar)];
    }
    expect(await clamAv({ path: standIn.path }).scan(pieces())).toBe('Eicar-Test-Signature');
  });

  it.each([
    ['hang-up', 'it closed the connection without an answer'],
    ['refuse-size', 'it stopped reading the file: set StreamMaxLength in clamd.conf to at least 10M'],
    ['hang', 'no answer within 200 ms'],
  ] as const)('that does not check a file is a fault, never a sound file: %s', async (conduct, fault) => {
    await using standIn = await standInScanner(conduct);
    const scanner = clamAv({ path: standIn.path }, { ...limits, scanMs: 200 });
    await expect(scanner.scan(file(9_000))).rejects.toThrow(fault);
  });

  it('that is not there is a fault, and so is one that only takes connections', async () => {
    const absent = clamAv({ path: '/nowhere/clamd.sock' });
    await expect(absent.scan(file(9_000))).rejects.toThrow('ENOENT');
    expect(await absent.fault()).toContain('ENOENT');
    await using standIn = await standInScanner('hang');
    const hanging = clamAv({ path: standIn.path }, { ...limits, pingMs: 100 });
    expect(await hanging.fault()).toBe('no answer within 100 ms');
  });

  it('is not sent the rest of a file that cannot be read', async () => {
    await using standIn = await standInScanner('scan');
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('The disk has a fault.');
    }
    const scanner = clamAv({ path: standIn.path }, { ...limits, scanMs: 5_000 });
    await expect(scanner.scan(broken())).rejects.toThrow('The disk has a fault.');
  });
});

describe.skipIf(clamd === undefined)('the clamd of Debian (needs the package clamav-daemon)', () => {
  it('finds EICAR in a file of the maximum size, and nothing in one without', async () => {
    await using real = await realScanner(clamd ?? '', '10M');
    const scanner = clamAv({ path: real.path });
    expect(await scanner.fault()).toBeUndefined();
    expect(await scanner.scan(file(10_000_000, eicar))).toBe('Eicar-Test-Signature.UNOFFICIAL');
    expect(await scanner.scan(file(10_000_000))).toBeUndefined();
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => scanner.scan(file(100_000, index % 2 === 0 ? eicar : ''))),
    );
    expect(many.filter((signature) => signature !== undefined)).toHaveLength(10);
  });

  it('with a StreamMaxLength that is too small refuses the file', async () => {
    await using real = await realScanner(clamd ?? '', '1M');
    await expect(clamAv({ path: real.path }).scan(file(10_000_000))).rejects.toThrow('StreamMaxLength');
    expect(await clamAv({ path: real.path }).scan(file(900_000))).toBeUndefined();
  });
});
