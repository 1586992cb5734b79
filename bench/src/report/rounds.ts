/**
 * Runs the contestants one after the other, round after round, each round in the reverse order of the
 * previous one, so that a slow spell of the machine affects all of them. The first round is for warming up
 * and is not counted, unless they are `warm` already. Returns each contestant's figures, round by round.
 */
export async function alternatingRounds<Figure>(
  contestants: readonly (() => Figure | Promise<Figure>)[],
  rounds: number,
  { warm = false } = {},
): Promise<Figure[][]> {
  const entries = contestants.map((measure) => {
    const figures: Figure[] = [];
    return { measure, figures };
  });
  for (let round = warm ? 1 : 0; round <= rounds; round++) {
    for (const { measure, figures } of round % 2 === 0 ? entries : entries.toReversed()) {
      const figure = await measure();
      if (round > 0) figures.push(figure);
    }
  }
  return entries.map(({ figures }) => figures);
}
