import { call } from '@portway/contracts/client';
import {
  addCertificateOperation,
  type Certificate,
  type CertificateState,
  moveCertificateOperation,
  saveAllocationOperation,
  saveCertificateOperation,
} from '@portway/contracts/sponsor/certificates/certificates';
import { dayIn, endAfter, weekdayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';
import { toStartIn } from './add-worker.ts';

/** A certificate of the demo. Days are counted from the day on which it is made. */
interface DemoCertificate {
  readonly worker: string;
  readonly location: 'inside' | 'outside';
  readonly startsIn: number;
  readonly months: number;
  /** What happened to it so many days before. */
  readonly moves: readonly (readonly [state: CertificateState, daysBefore: number])[];
}

const certificates: readonly DemoCertificate[] = [
  {
    worker: 'Ines Duarte',
    location: 'outside',
    startsIn: toStartIn.days,
    months: toStartIn.months,
    moves: [
      ['requested', 66],
      ['granted', 64],
      ['assigned', 60],
      ['used', 45],
    ],
  },
  { worker: 'Yuki Tanaka', location: 'inside', startsIn: 26, months: 36, moves: [['assigned', 10]] },
  { worker: 'Leila Haddad', location: 'inside', startsIn: 40, months: 24, moves: [['assigned', 3]] },
  { worker: 'Bruno Carvalho', location: 'inside', startsIn: 54, months: 36, moves: [] },
];

const allocated = 12;
const filledIn = {
  'job-description':
    'Builds and runs the services that move payments: designs changes, reviews the work of others, and is on call one week in eight.',
  agent: 'No agent was used.',
  'eligible-code': 'Yes',
  'listed-job': 'No',
  atas: 'Not needed: the occupation is not one of those listed.',
  'paye-reference': '123/NS45678',
};

/** An allocation, and certificates from a draft to one that was used. `idOf` knows a worker by the name. */
export async function addCertificates(
  door: DemoDoor,
  officer: Me,
  idOf: (fullName: string) => string,
): Promise<void> {
  await call(saveAllocationOperation, { fromDay: allocationFrom(door.now()), allocated }, officer);
  for (const [place, certificate] of certificates.entries())
    await addCertificate(door, officer, { ...certificate, id: idOf(certificate.worker), place });
}

async function addCertificate(
  { now }: DemoDoor,
  officer: Me,
  {
    id: worker,
    place,
    location,
    startsIn,
    months,
    moves,
  }: DemoCertificate & { readonly id: string; readonly place: number },
): Promise<void> {
  const certificate = await call(addCertificateOperation, { worker, location }, officer);
  const request = { ...officer, parameters: { id: certificate.id } };
  const startDay = weekdayIn(now(), startsIn);
  let { version }: Pick<Certificate, 'version'> = await call(
    saveCertificateOperation,
    {
      version: certificate.version,
      facts: {
        ...certificate.facts,
        ...{ startDay, endDay: endAfter(startDay, months), sponsorSize: 'large' },
        extension: location === 'inside',
        // A draft is one because something is still to be filled in.
        fields: { ...certificate.facts.fields, ...(moves.length > 0 && filledIn) },
      },
    },
    request,
  );
  for (const [to, daysBefore] of moves) {
    const move = { version, to, on: dayIn(now(), -daysBefore) };
    const number = to === 'assigned' ? { number: `C2G8K${place}71Q4W` } : {};
    ({ version } = await call(moveCertificateOperation, { ...move, ...number }, request));
  }
}

/** The last 6 April, YYYY-MM-DD: most sponsors are allocated certificates from that day. */
function allocationFrom(now: number): string {
  const today = dayIn(now, 0);
  const year = Number(today.slice(0, 4));
  return today < `${year}-04-06` ? `${year - 1}-04-06` : `${year}-04-06`;
}
