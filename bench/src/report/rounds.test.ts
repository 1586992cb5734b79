import { expect, it } from 'vitest';
import { alternatingRounds } from './rounds.ts';

it('contestants run in turn, every other round in reverse, after one round to warm up', async () => {
  const order: string[] = [];
  const contestant = (name: string) => () => order.push(name);
  await alternatingRounds([contestant('ours'), contestant('bare')], 2);
  expect(order).toEqual(['ours', 'bare', 'bare', 'ours', 'ours', 'bare']);
});

it('each contestant keeps its own figures, without those of the warm-up', async () => {
  let [ours, bare] = [0, 100];
  const figures = await alternatingRounds([() => ours++, async () => bare++], 3);
  expect(figures).toEqual([
    [1, 2, 3],
    [101, 102, 103],
  ]);
});

it('contestants that are already warm are measured from their first round', async () => {
  let [ours, bare] = [0, 100];
  expect(await alternatingRounds([() => ours++, () => bare++], 2, { warm: true })).toEqual([
    [0, 1],
    [100, 101],
  ]);
});
