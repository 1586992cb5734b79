import { maxSponsorAddresses, maxTowns } from '@portway/contracts/sponsor-register/sponsor-places';
import { licensedRoutes } from '@portway/contracts/sponsor-register/sponsors';
import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { registerInMemory } from './search/loaded-register.ts';
import { sponsorPlacesService } from './sponsor-places.service.ts';
import { registerRepository } from './sponsor-register.repository.ts';
import { registerRoutes } from './sponsor-register.routes.ts';
import { type Register, registerService } from './sponsor-register.service.ts';
import { sponsorRegisterTables } from './sponsor-register.tables.ts';
import { sponsorsRepository } from './sponsors.repository.ts';
import { sponsorsService } from './sponsors.service.ts';

const readRoutes = (json: string) => licensedRoutes.parse(JSON.parse(json));

/** A process that did not import an edition itself finds it after this time, in milliseconds. */
const lookEvery = 30_000;

/** The register of licensed sponsors: searched by everybody, and claimed by organisations. */
export function sponsorRegisterModule(
  { audit, database, onWarning }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Register> {
  const register = registerService({ repository: registerRepository(), audit });
  const repository = sponsorsRepository(database);
  const inMemory = registerInMemory(repository, readRoutes);
  const places = sponsorPlacesService(inMemory, { maxTowns, maxAddresses: maxSponsorAddresses });
  const sponsors = sponsorsService({ repository, inMemory, readRoutes });
  // The edition before stays in memory when a look fails.
  const look = () =>
    inMemory
      .refresh()
      .catch((error: unknown) => onWarning(`The register of sponsors was not loaded: ${error}`));
  let timer: NodeJS.Timeout | undefined;
  return {
    tables: sponsorRegisterTables,
    service: register,
    routes: (api) => registerRoutes(api, { ...signedIn, register, sponsors, places }),
    async start() {
      void look();
      timer = setInterval(look, lookEvery).unref();
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
