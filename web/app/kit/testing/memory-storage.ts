/** A browser storage in memory: its names are its own properties, as in a `Storage`. */
export class MemoryStorage {
  constructor(texts: Readonly<Record<string, string>> = {}) {
    Object.assign(this, texts);
  }

  getItem(name: string): string | null {
    const text: unknown = Object.hasOwn(this, name) ? Reflect.get(this, name) : null;
    return typeof text === 'string' ? text : null;
  }

  setItem(name: string, text: string): void {
    Reflect.set(this, name, text);
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}
