import { expect, it } from 'vitest';
import { clearAccountStorage } from './clear-account-storage.ts';

it('removes what belongs to accounts, and nothing else', () => {
  const items: Record<string, unknown> = {
    'draft:amara:one': 'a',
    'draft:tom:two': 'b',
    'live:amara': '7',
    root: '{}',
    theme: 'dark',
  };
  const storage = Object.assign(items, { removeItem: (name: string) => void delete items[name] });
  clearAccountStorage(storage);
  expect(Object.keys(storage).filter((name) => name !== 'removeItem')).toEqual(['root', 'theme']);
});
