/**
 * Creates one object per key and page load, so that unsent edits survive navigation, and retries each when
 * the connection is back.
 */
export function onePerKey<Saver extends { retry(): unknown }>(create: (key: string) => Saver) {
  const created = new Map<string, { saver: Saver; retry: () => void }>();
  return {
    of(key: string): Saver {
      const existing = created.get(key);
      if (existing !== undefined) return existing.saver;
      const saver = create(key);
      const retry = () => void saver.retry();
      addEventListener('online', retry);
      created.set(key, { saver, retry });
      return saver;
    },
    end(key: string): void {
      const existing = created.get(key);
      if (existing !== undefined) removeEventListener('online', existing.retry);
      created.delete(key);
    },
  };
}
