import { type Chance, chance } from '../rules/seeded.ts';
import { placeNames } from './made-jobs.ts';
import type { RealJob } from './real-jobs.ts';

/** The query of one search. */
export type Question = Readonly<Record<string, string>>;

const perKind = 40;

/** Queries of eight kinds, equally many of each, drawn from a seed out of the loaded titles. */
export function drawQuestions(real: readonly RealJob[]): Question[] {
  const draw = chance(1871);
  const words = () => wordsOf(real[draw.upTo(real.length - 1)]?.title ?? '');
  const word = () => words().at(draw.upTo(1)) ?? 'nurse';
  const two = () => words().slice(0, 2).join(' ');
  const place = () => draw.oneOf(placeNames);
  const kinds: readonly (() => Question)[] = [
    () => ({ title: word() }),
    () => ({ title: two() }),
    () => ({ title: two(), place: place() }),
    () => ({ title: word(), place: place(), level: draw.oneOf(['entry', 'mid', 'senior']) }),
    () => ({ title: word(), pay: `${40_000 + 5_000 * draw.upTo(10)}`, sort: draw.oneOf(['best', 'pay']) }),
    () => ({ title: word(), workplace: 'hybrid', posted: draw.oneOf(['1', '7', '30']) }),
    () => filters(draw, place()),
    () => ({
      title: draw.oneOf(['specialist', 'nurse', 'assistant', 'engineer', 'manager', 'team', 'support']),
    }),
  ];
  return kinds.flatMap((one) => Array.from({ length: perKind }, one));
}

function filters(draw: Chance, place: string): Question {
  return {
    ...(draw.upTo(1) === 0 ? { place } : { nation: draw.oneOf(['england', 'scotland', 'wales']) }),
    level: draw.oneOf(['entry', 'mid', 'senior']),
    sponsored: draw.oneOf(['anyone', 'new-entrants', 'phd']),
    ...(draw.upTo(1) === 0 ? { occupation: `${1 + draw.upTo(8)}${1 + draw.upTo(4)}` } : { size: 'early' }),
  };
}

function wordsOf(title: string): string[] {
  return title.split(/[^A-Za-z]+/).filter((word) => word.length > 3);
}
