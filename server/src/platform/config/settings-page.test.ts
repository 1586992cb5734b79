import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { neededElsewhere, settings } from './settings.ts';
import { envExample, settingsPage } from './settings-page.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portway-settings-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const root = join(import.meta.dirname, '../../../..');
const names = Object.keys(settings.shape);

describe('the documents of the settings, which `npm run docs` writes', () => {
  it('are as the schema is: docs/settings.md', async () => {
    await expect(settingsPage()).toMatchFileSnapshot(join(root, 'docs/settings.md'));
  });

  it('are as the schema is: .env.example', async () => {
    await expect(envExample()).toMatchFileSnapshot(join(root, '.env.example'));
  });

  it('name every setting once, and say of each what it must be and what happens without it', () => {
    const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    expect([...page.matchAll(/^### `([A-Z0-9_]+)`$/gm)].map(([, name]) => name)).toEqual(names);
    expect([...page.matchAll(/^- If it is not set, /gm)]).toHaveLength(names.length);
    expect(page).toContain('- It must be a whole number from 1 to 65535.');
    expect(page).toContain('- It must be on or off.');
    for (const name of neededElsewhere)
      expect(page).toMatch(new RegExp(`^### \`${name}\`\\n(?:(?!###).*\\n)*.*can reach needs it\\.$`, 'm'));
  });

  it('give examples that the schema takes', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const lines = [...example.matchAll(/^#?([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(lines.map(([name]) => name)).toEqual(names);
    for (const [name = '', value = ''] of lines.filter(([, value]) => value !== ''))
      expect({ name, fault: settings.safeParse({ [name]: value }).error?.issues[0]?.message }).toEqual({
        name,
        fault: undefined,
      });
  });

  it('works unchanged, copied to .env', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const lines = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]);
    expect(Object.fromEntries(lines)).toMatchObject({ PORT: '5000', RATE_LIMITS: 'on' });
    expect(() => readEnvironment({ ...Object.fromEntries(lines), DATA_DIR: dataDir })).not.toThrow();
  });
});
