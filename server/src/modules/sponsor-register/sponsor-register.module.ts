import type { SignedInDeps } from '../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../platform/module.ts';
import { registerRepository } from './sponsor-register.repository.ts';
import { registerRoutes } from './sponsor-register.routes.ts';
import { type Register, registerService } from './sponsor-register.service.ts';
import { sponsorRegisterTables } from './sponsor-register.tables.ts';

/** The register of licensed sponsors, and which entry an organisation has claimed. */
export function sponsorRegisterModule(
  { audit }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<Register> {
  const register = registerService({ repository: registerRepository(), audit });
  return {
    tables: sponsorRegisterTables,
    service: register,
    routes: (api) => registerRoutes(api, { ...signedIn, register }),
  };
}
