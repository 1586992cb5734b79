import { evidenceDays } from '@portway/contracts/register/sponsor-register/register-claims';
import { maxSponsorAddresses, maxTowns } from '@portway/contracts/register/sponsor-register/sponsor-places';
import { licensedRoutes } from '@portway/contracts/register/sponsor-register/sponsors';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import type { Notifications } from '../../account/notifications/notifications.service.ts';
import { refuseFile } from '../../candidate/resumes/resumes.policy.ts';
import { requireStaff } from '../../staff/staff.policy.ts';
import { claimEvidenceRepository } from './claims/claim-evidence.repository.ts';
import { claimEvidenceService } from './claims/claim-evidence.service.ts';
import { refuseDoc } from './claims/register-claims.policy.ts';
import { registerClaimsRepository } from './claims/register-claims.repository.ts';
import { registerClaimsService } from './claims/register-claims.service.ts';
import { registerFetchRepository } from './fetching/register-fetch.repository.ts';
import {
  type RegisterFetch,
  type RegisterSource,
  registerFetchService,
} from './fetching/register-fetch.service.ts';
import { registerFetchTables } from './fetching/register-fetch.tables.ts';
import { registerMatches } from './register-match.service.ts';
import { registerInMemory } from './search/loaded-register.ts';
import { type SponsorPlaces, sponsorPlacesService } from './sponsor-places.service.ts';
import { registerRepository } from './sponsor-register.repository.ts';
import { registerRoutes } from './sponsor-register.routes.ts';
import { type Register, registerService } from './sponsor-register.service.ts';
import { sponsorRegisterTables } from './sponsor-register.tables.ts';
import { sponsorsRepository } from './sponsors.repository.ts';
import { sponsorsService } from './sponsors.service.ts';

const readRoutes = (json: string) => licensedRoutes.parse(JSON.parse(json));

/**
 * A process that did not import an edition itself finds it after this time, in milliseconds. Answers are kept for half a
 * minute, so it is seen everywhere within a minute.
 */
const lookEvery = 20_000;

/** Hour in London: before job alerts. */
const fetchedAt = 5;
/** After a start, in milliseconds: the site answers first. */
const firstFetchAfter = 15_000;

interface Deps {
  readonly signedIn: SignedInDeps;
  /** Left out, the register is imported by hand. */
  readonly source: RegisterSource | undefined;
  readonly notify: Notifications['notify'];
}

interface Services {
  readonly register: Register;
  readonly fetching: RegisterFetch;
  readonly places: Pick<SponsorPlaces, 'townsOf'>;
}

/** The register of licensed sponsors: fetched each day, searched by everybody, and claimed by organisations. */
export function sponsorRegisterModule(
  platform: Platform,
  { signedIn, source, notify }: Deps,
): Module<Services> {
  const { audit, database, dropPage, inspector, onWarning, outbox, uploads } = platform;
  const entries = registerRepository();
  const matches = registerMatches(entries);
  const register = registerService({ repository: entries, matches, audit });
  const repository = sponsorsRepository(database);
  const inMemory = registerInMemory(repository, readRoutes);
  const places = sponsorPlacesService(inMemory, { maxTowns, maxAddresses: maxSponsorAddresses });
  const sponsors = sponsorsService({ repository, inMemory, readRoutes });
  // The edition before stays in memory when a look fails.
  const look = () =>
    inMemory
      .refresh()
      .then((isNew) => isNew && dropPage('/sponsors', 'below'))
      .catch((error: unknown) => onWarning(`The register of sponsors was not loaded: ${error}`));
  const claims = registerClaimsService({
    ...platform,
    repository: registerClaimsRepository(),
    register,
    requireStaff,
    notify,
    keptDays: evidenceDays,
  });
  const evidence = claimEvidenceService({
    ...platform,
    repository: claimEvidenceRepository(database.queries),
    requireStaff,
    async checked(name, bytes) {
      const verdict = await inspector.check(name, bytes);
      if (verdict.status === 'refused') return refuseFile(verdict.because, name);
      return verdict.kind === 'doc' ? refuseDoc() : verdict.kind;
    },
  });
  const fetching = registerFetchService({
    ...platform,
    repository: registerFetchRepository(database.owner, outbox),
    source,
    requireStaff,
  });
  let timer: NodeJS.Timeout | undefined;
  let firstFetch: NodeJS.Timeout | undefined;
  return {
    tables: { ...sponsorRegisterTables, ...registerFetchTables },
    service: { register, fetching, places },
    routes: (api) =>
      registerRoutes(api, { ...signedIn, uploads, register, sponsors, places, fetching, claims, evidence }),
    schedules:
      source === undefined ? [] : [{ name: 'register-fetch', nightly: fetchedAt, run: fetching.daily }],
    async start() {
      void look();
      if (source !== undefined)
        firstFetch = setTimeout(
          () => fetching.ifDue().catch((error: unknown) => onWarning(String(error))),
          firstFetchAfter,
        ).unref();
      timer = setInterval(look, lookEvery).unref();
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(firstFetch);
      fetching.stop();
    },
  };
}
