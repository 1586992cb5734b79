import { readHireTerms } from '@portway/contracts/hiring/offers/offer-terms';
import { offerJudgement } from '@portway/contracts/hiring/offers/offers';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { hireCasesRepository } from './hire-cases.repository.ts';
import { hireCasesRoutes } from './hire-cases.routes.ts';
import { type HireCases, hireCasesService } from './hire-cases.service.ts';
import { hireCasesTables } from './hire-cases.tables.ts';

/** The hires of an organisation, each from an accepted offer on, or from the day it was hired outside Portway. */
export function hireCasesModule(
  { today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<HireCases> {
  const cases = hireCasesService({
    repository: hireCasesRepository,
    readTerms: readHireTerms,
    readJudgement: (stored) => offerJudgement.parse(stored),
    today,
  });
  return {
    tables: hireCasesTables,
    service: cases,
    routes: (api) => hireCasesRoutes(api, { ...signedIn, cases }),
  };
}
