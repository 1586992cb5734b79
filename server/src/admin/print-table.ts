/** Prints rows under the names of their columns. */
export function printTable(rows: readonly Readonly<Record<string, string>>[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const lines = [Object.fromEntries(names.map((name) => [name, name])), ...rows];
  const widths = new Map(
    names.map((name) => [name, Math.max(...lines.map((line) => line[name]?.length ?? 0))]),
  );
  for (const line of lines) {
    const cells = names.map((name) => (line[name] ?? '').padEnd(widths.get(name) ?? 0));
    console.log(cells.join('  ').trimEnd());
  }
}
