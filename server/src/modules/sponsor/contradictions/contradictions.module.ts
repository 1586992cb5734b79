import { readHireTerms } from '@portway/contracts/hiring/offers/offer-terms';
import { certificateFacts } from '@portway/contracts/sponsor/certificates/certificate-facts';
import {
  fieldsOfPaper,
  maxStatedPapers,
  readStatedValues,
  sealedPaperFields,
} from '@portway/contracts/sponsor/contradictions/stated-papers';
import { fieldCipher, keyedHashes } from '../../../platform/crypto/cipher.ts';
import type { SignedInDeps } from '../../../platform/http/signed-in.ts';
import type { Module, Platform } from '../../../platform/module.ts';
import { namesOf } from '../../register/sponsor-register/folded-name.policy.ts';
import { sponsorWorkerCheckQueue } from '../duties/duties.queues.ts';
import { agreementService } from './agreement.service.ts';
import { compareAgainRepository } from './compare-again.repository.ts';
import { type CompareAgain, compareAgainService } from './compare-again.service.ts';
import { papersQueue } from './contradictions.queues.ts';
import { contradictionsRepository } from './contradictions.repository.ts';
import { contradictionsRoutes } from './contradictions.routes.ts';
import { contradictionsService } from './contradictions.service.ts';
import { contradictionsTables } from './contradictions.tables.ts';
import { explanationsRepository } from './explanations.repository.ts';
import { statedPapersRepository } from './stated-papers.repository.ts';
import { statedPapersService } from './stated-papers.service.ts';
import { comparedPapers } from './statements/compared-papers.service.ts';
import * as sources from './statements/source-statements.service.ts';
import { statementsRepository } from './statements/statements.repository.ts';
import { workerStatements } from './statements/statements.service.ts';

const workersPerPage = 50;
/** Hour in London: before the records are looked at. */
const comparedAt = 3;

/** Whether the papers of sponsored workers agree with each other. */
export function contradictionsModule(
  { audit, database, queue, secret, today }: Platform,
  { signedIn }: { readonly signedIn: SignedInDeps },
): Module<CompareAgain> {
  const paperCipher = fieldCipher(secret, { table: 'stated_value', column: 'encrypted_value' });
  const statements = workerStatements({
    repository: statementsRepository,
    sources,
    ciphers: {
      worker: fieldCipher(secret, { table: 'worker_sealed', column: 'encrypted_value' }),
      certificate: fieldCipher(secret, { table: 'certificate', column: 'encrypted_number' }),
      paper: paperCipher,
    },
    readCertificate: (json) => certificateFacts.parse(json),
    readOffer: readHireTerms,
    readStated: readStatedValues,
    foldedNames: (name) => namesOf(name).map(({ folded }) => folded),
    today,
  });
  const hashes = (text: string) => keyedHashes(secret, 'values of papers', text);
  const compareSoon = (transaction: Parameters<typeof queue.add>[0], worker: string) =>
    queue.add(transaction, papersQueue.name, worker);
  const compareAgain = compareAgainService({
    repository: compareAgainRepository(database.owner),
    statements,
    explanations: explanationsRepository,
    compare: comparedPapers,
    hashes,
    lookLater: (on, { organisation, worker }) =>
      queue.add(on, sponsorWorkerCheckQueue.name, `${organisation}.${worker}`),
  });
  const contradictions = contradictionsService({
    repository: contradictionsRepository,
    pageSize: workersPerPage,
  });
  const agreement = agreementService({
    ...{
      statements,
      repository: explanationsRepository,
      compare: comparedPapers,
      hashes,
      audit,
      compareSoon,
      today,
    },
  });
  const papers = statedPapersService({
    repository: statedPapersRepository,
    cipher: paperCipher,
    audit,
    fieldsOf: fieldsOfPaper,
    isSealed: (field) => sealedPaperFields.some((each) => each === field),
    maxPapers: maxStatedPapers,
    compareSoon,
  });
  return {
    tables: contradictionsTables,
    service: compareAgain,
    routes: (api) => contradictionsRoutes(api, { ...signedIn, contradictions, agreement, papers }),
    schedules: [
      { name: 'sponsor-papers-due', every: 1, run: compareAgain.all },
      { name: 'sponsor-papers-nightly', nightly: comparedAt, run: compareAgain.nightly },
    ],
    async start() {
      await queue.work(papersQueue.name, { everySeconds: 2 }, async () => void (await compareAgain.all()));
    },
  };
}
