import { type ImportKind, importColumns } from '@portway/contracts/sponsor/worker-imports/import-columns';

/** Which of our columns each heading is most likely to be, as the place of the heading. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): Record<string, number> {
  const plain = headings.map(plainly);
  const usedPlaces = new Set<number>();
  const guessed: Record<string, number> = {};
  for (const { id, label, also } of importColumns[kind]) {
    const names = [plainly(label), ...also.split(',')];
    const place = plain.findIndex((heading, at) => names.includes(heading) && !usedPlaces.has(at));
    if (place < 0) continue;
    usedPlaces.add(place);
    guessed[id] = place;
  }
  return guessed;
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
