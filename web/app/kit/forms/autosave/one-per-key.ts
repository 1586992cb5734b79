/**
 * Creates one object per key and page load, so that unsent edits survive navigation, and retries each when
 * the connection is back.
 */
export function onePerKey<Saver extends { retry(): unknown }>(create: (key: string) => Saver) {
  const created = new Map<string, { saver: Saver; retry: () => void }>();
  return {
    of(key: string): Saver {
      const found = created.get(key);
      if (found !== undefined) return found.saver;
      const saver = create(key);
      const retry = () => void saver.retry();
      addEventListener('online', retry);
      created.set(key, { saver, retry });
      return saver;
    },
    end(key: string): void {
      const found = created.get(key);
      if (found !== undefined) removeEventListener('online', found.retry);
      created.delete(key);
    },
  };
}
