import { workerSealedRepository } from '../../workers/sealed/worker-sealed.repository.ts';
import { workersRepository } from '../../workers/workers.repository.ts';

/** What is on record of a worker that a certificate states too. */
export const certificateRecordRepository = {
  worker: workersRepository.find,
  terms: workersRepository.terms,
  places: workersRepository.placesWithAddress,
  sealed: workerSealedRepository.list,
};

export type CertificateRecordRepository = typeof certificateRecordRepository;
export type TermsOnRecord = Awaited<ReturnType<typeof workersRepository.terms>>[number];
export type WorkerOnRecord = NonNullable<Awaited<ReturnType<typeof workersRepository.find>>>;
export type PlaceOnRecord = Awaited<ReturnType<typeof workersRepository.placesWithAddress>>[number];
