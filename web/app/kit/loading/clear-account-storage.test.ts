import { expect, it } from 'vitest';
import { clearAccountStorage } from './clear-account-storage.ts';

it('removes what belongs to accounts, and nothing else', () => {
  const held: Record<string, unknown> = {
    'draft:amara:one': 'a',
    'draft:tom:two': 'b',
    'live:amara': '7',
    root: '{}',
    theme: 'dark',
  };
  const storage = Object.assign(held, { removeItem: (name: string) => void delete held[name] });
  clearAccountStorage(storage);
  expect(Object.keys(storage).filter((name) => name !== 'removeItem')).toEqual(['root', 'theme']);
});
