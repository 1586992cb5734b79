import { cityOf } from './time-zones.ts';

export interface ZoneChoice {
  readonly value: string;
  readonly label: string;
}

/** `America/Argentina/Buenos_Aires` as America/Argentina/Buenos Aires. */
export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ');

/**
 * Time zones to choose from: those at hand first, such as the device's own, then all others by the part of the world,
 * each under its town.
 */
export function zoneChoices(
  zones: readonly string[],
  first: readonly string[],
): { first: ZoneChoice[]; groups: { label: string; options: ZoneChoice[] }[] } {
  const atHand = new Set(first);
  const groups = new Map<string, ZoneChoice[]>();
  for (const zone of zones) {
    if (atHand.has(zone)) continue;
    const region = zone.slice(0, Math.max(zone.indexOf('/'), 0)) || 'Others';
    groups.set(region, [...(groups.get(region) ?? []), { value: zone, label: townOf(zone) }]);
  }
  return {
    first: [...atHand].map((zone) => ({ value: zone, label: zoneInWords(zone) })),
    groups: [...groups].map(([label, options]) => ({
      label,
      options: options.toSorted((one, other) => one.label.localeCompare(other.label)),
    })),
  };
}

/** The town, with what lies between where there is something: Buenos Aires (Argentina). */
function townOf(zone: string): string {
  const between = zone.split('/').slice(1, -1).join(', ');
  return between === '' ? cityOf(zone) : `${cityOf(zone)} (${between.replaceAll('_', ' ')})`;
}
