import type { CalendarDate, Version } from '@portway/rules/kernel';
import { type GoingRates, goingRates, type RateColumns } from '@portway/rules/occupations';
import { dayInWords } from '../../../text/days.ts';
import { confidenceWords, isSettled } from '../../../text/law.ts';
import { hasValue } from '../../../text/values.ts';
import { hourlyOf, lowerInDoubt, yearly } from './present-rates.ts';

type RatesVersion = Version<Readonly<Record<string, GoingRates>>>;

/** A yearly and an hourly rate, or words where there is no figure. */
export interface RateShown {
  readonly yearly: string;
  readonly hourly?: string | undefined;
}

export interface EditionRow {
  readonly from: string;
  readonly standard: RateShown;
  readonly lower: RateShown;
  readonly inForce: boolean;
  readonly settled: boolean;
  /** How far it was checked, with notes. */
  readonly checked: string;
}

/** Versions with the same table are one edition and differ only in how far they were checked; newest last. */
const editions: readonly (readonly RatesVersion[])[] = goingRates.versions
  .filter((version) => hasValue(version))
  .reduce<RatesVersion[][]>((groups, version) => {
    const latest = groups.at(-1);
    if (latest?.[0] && sameTable(latest[0], version)) latest.push(version);
    else groups.push([version]);
    return groups;
  }, []);

function sameTable(one: RatesVersion, other: RatesVersion): boolean {
  return JSON.stringify(one.value) === JSON.stringify(other.value);
}

/** The code's rates in every edition up to the day, newest first; undefined when no edition has a figure. */
export function presentEditions(code: string, day: CalendarDate) {
  const pastEditions = editions
    .map((versions) => versions.filter(({ from }) => from <= day))
    .filter((versions) => versions.length > 0)
    .toReversed();
  const inForce = pastEditions[0]?.at(-1);
  if (!pastEditions.some(([version]) => version?.value[code])) return undefined;
  return {
    groups: pastEditions.map((versions) => groupOf(versions, code, inForce)),
    rows: pastEditions.flatMap((versions) =>
      versions.toReversed().map((version) => rowOf(version, code, inForce)),
    ),
  };
}

function groupOf(versions: readonly RatesVersion[], code: string, inForce: RatesVersion | undefined) {
  const [first] = versions;
  const rates = first?.value[code];
  const doubt = first && lowerInDoubt(code, first.from);
  const settled = !doubt && versions.some(({ confidence }) => isSettled(confidence));
  return {
    name: first ? dayInWords(first.from) : '',
    mark: versions.some((version) => version === inForce) ? 'In force today' : undefined,
    unsettled: settled ? undefined : 'To be confirmed on GOV.UK',
    bars: [barOf(rates?.standard), barOf(rates?.lower, doubt && twoReadings)],
  };
}

/** The table beside the chart gives both: a bar on a phone has no room for them. */
const twoReadings = 'Two readings';

function barOf(rate: RateColumns | undefined, words?: string) {
  const pence = rate?.fullPence ?? null;
  return pence === null ? null : { value: pence, figure: words ?? yearly(pence) };
}

function rateOf(rate: RateColumns | undefined): RateShown {
  if (!rate) return { yearly: 'Not recorded' };
  return { yearly: yearly(rate.fullPence), hourly: hourlyOf(rate) };
}

function rowOf(version: RatesVersion, code: string, inForce: RatesVersion | undefined): EditionRow {
  const { from, value, confidence, note } = version;
  const rates = value[code];
  const doubt = lowerInDoubt(code, from);
  const notes = [`${confidenceWords[confidence]}.`, note, doubt?.why].filter((part) => part !== undefined);
  return {
    from: dayInWords(from),
    standard: rateOf(rates?.standard),
    lower: doubt ? { yearly: doubt.readings } : rateOf(rates?.lower),
    inForce: version === inForce,
    settled: !doubt && isSettled(confidence),
    checked: notes.join(' '),
  };
}
