import type {
  SponsorRoutes,
  SponsorTowns,
} from '@portway/contracts/register/sponsor-register/sponsor-places';
import { nameKey } from '@portway/rules/word-index';
import type { RegisterInMemory } from './search/loaded-register.ts';
import type { Place } from './search/places.ts';

interface Limits {
  readonly maxTowns: number;
  readonly maxAddresses: number;
}

/** The towns and routes of the register, and the addresses of all its entries. */
export function sponsorPlacesService(
  inMemory: Pick<RegisterInMemory, 'current' | 'loaded'>,
  { maxTowns, maxAddresses }: Limits,
) {
  return {
    async towns({
      key,
      limit,
    }: {
      readonly key?: string | undefined;
      readonly limit?: string | undefined;
    }): Promise<SponsorTowns> {
      const register = await inMemory.current();
      if (register === undefined) return { recordedOn: null, total: 0, towns: [] };
      const { towns, townOf } = register.places;
      const selected = key === undefined ? towns : [townOf.get(nameKey(key)) ?? []].flat();
      return {
        recordedOn: register.publishedOn,
        total: towns.length,
        towns: selected.slice(0, limit === undefined ? maxTowns : Number(limit)).map(townOrRoute),
      };
    },
    /** Names of the towns that so many sponsors name; none while the register is being loaded. */
    townsOf(minSponsors: number): readonly string[] {
      const towns = inMemory.loaded()?.places.towns ?? [];
      return towns.filter(({ sponsors }) => sponsors >= minSponsors).map(({ name }) => name);
    },
    async routes(): Promise<SponsorRoutes> {
      const register = await inMemory.current();
      return {
        recordedOn: register?.publishedOn ?? null,
        sponsors: register?.sponsors.length ?? 0,
        routes: (register?.places.routes ?? []).map(townOrRoute),
      };
    },
    /** One part of all addresses; without a number, how many parts there are. */
    async addresses(part: string | undefined): Promise<{ readonly parts: number; readonly slugs: string[] }> {
      const sponsors = (await inMemory.current())?.sponsors ?? [];
      const parts = Math.max(1, Math.ceil(sponsors.length / maxAddresses));
      if (part === undefined) return { parts, slugs: [] };
      const from = (Number(part) - 1) * maxAddresses;
      return { parts, slugs: sponsors.slice(from, from + maxAddresses).map(({ slug }) => slug) };
    },
  };
}

export type SponsorPlaces = ReturnType<typeof sponsorPlacesService>;

const townOrRoute = ({ key, name, sponsors }: Place) => ({ key, name, sponsors });
