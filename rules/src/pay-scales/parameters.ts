import { parameter } from '../kernel/index.ts';
import { checkOccupations, skilledOccupationsRules, skilledWorkerRules } from '../sources/index.ts';
import type { ScaleKind } from './pay-scale.ts';
import { asRead } from './professions/as-read.ts';

/** A code whose going rates are national pay scales, the table that lists it, and the scale that applies. */
export interface ListedCode {
  readonly code: string;
  /** 3: RQF 6 and above. 3a: RQF 3 to 5. */
  readonly table: '3' | '3a';
  readonly scale: ScaleKind;
}

const toListedCode =
  (table: '3' | '3a', scale: ScaleKind) =>
  (code: string): ListedCode => ({ code, table, scale });

const codes: readonly ListedCode[] = [
  ...['2221', '2222', '2223', '2224', '2225', '2226', '2229'].map(toListedCode('3', 'health-bands')),
  ...['2231', '2232', '2233', '2234', '2235', '2236', '2237'].map(toListedCode('3', 'health-bands')),
  ...['2251', '2252', '2254', '2255', '2256', '2259', '2461'].map(toListedCode('3', 'health-bands')),
  ...['2313', '2314', '2315', '2316', '2321'].map(toListedCode('3', 'teachers')),
  ...['2211', '2212', '2253', '2312'].map(toListedCode('3', 'own-figures')),
  ...['3213', '3219', '6131', '6132', '6133'].map(toListedCode('3a', 'health-bands')),
  ...['3231', '6112', '6113'].map(toListedCode('3a', 'own-figures')),
];

/** Codes whose going rate is a national pay scale: option K, and no other. */
export const payScaleCodes = parameter<readonly ListedCode[]>({
  id: 'pay-scales.codes',
  title: 'Occupation codes whose going rates are national pay scales',
  governedBy: 'assignedOn',
  checkAt: checkOccupations,
  versions: [
    asRead(codes, [skilledOccupationsRules('Tables 3 and 3a'), skilledWorkerRules('SW 4.2(c) and 13.1')]),
  ],
});
