import { noted, parameter, since } from '../kernel/index.ts';
import {
  batesWells,
  checkSponsorAWorker,
  davidsonMorrisCoolingOff,
  forsters,
  ghersonRevocation,
  govUkApplyGuidance,
  immigrationBarristerCoolingOff,
  irwinMitchellOpen,
  luwa,
  memory,
  nationBetter,
  rocketLawyer,
  thaxtedMay2026,
  wsLawMay2026,
  xpats,
} from '../sources/index.ts';
import { about, older, recordBegins } from './requirement.ts';

export const genuineAndLawful = parameter<string>({
  ...about('genuine-and-lawful', 'The organisation is genuine and operates lawfully in the UK'),
  versions: [
    noted(
      since(
        recordBegins,
        'A sponsor genuinely exists and operates or trades lawfully in the UK. A sole trader may apply. A private individual may not, except in narrow cases.',
        'confirmed',
        govUkApplyGuidance,
        nationBetter,
      ),
      'Our record begins on this day. The requirement is older: the official words we read are the opening of the guidance of April 2025.',
    ),
    since(
      '2026-05-20',
      'A sponsor genuinely exists and operates or trades lawfully in the UK. Trading means providing goods or services to customers for reward. Operating also covers non-profits that provide a service, and genuine preparation before trading begins. A sole trader may apply. A private individual may not, except in narrow cases.',
      'confirmed',
      irwinMitchellOpen,
      wsLawMay2026,
      thaxtedMay2026,
    ),
  ],
});

export const basedInUk = parameter<string>({
  ...about('based-in-uk', 'The organisation is based in the UK'),
  versions: [
    noted(
      since(
        recordBegins,
        'A sponsor needs a presence in the UK. A business that is only overseas uses the UK Expansion Worker route, with a provisional rating.',
        'from-memory',
        memory,
      ),
      older,
    ),
  ],
});

export const convictions = parameter<string>({
  ...about('convictions', 'No unspent convictions'),
  versions: [
    noted(
      since(
        recordBegins,
        'An unspent conviction of the owner, a director or a key person for an immigration offence, fraud, money laundering or the like means refusal until it is spent.',
        'confirmed',
        rocketLawyer,
        xpats,
      ),
      older,
    ),
  ],
});

export const civilPenalty = parameter<string>({
  ...about('civil-penalty', 'No recent penalty for illegal working'),
  versions: [
    noted(
      since(
        recordBegins,
        'A civil penalty for illegal working normally bars an application for 12 months from the day it became payable; repeated and certain other penalties can bar for up to 5 years.',
        'confirmed',
        rocketLawyer,
        xpats,
        davidsonMorrisCoolingOff,
      ),
      older,
    ),
  ],
});

export const afterRefusal = parameter<string>({
  ...about('after-refusal', 'Waiting after a refused application'),
  versions: [
    noted(
      since(
        recordBegins,
        'After a refused application there is usually a wait of 6 months. There is none after one that was returned as invalid.',
        'confirmed',
        xpats,
        immigrationBarristerCoolingOff,
      ),
      older,
    ),
  ],
});

export const afterRevocation = parameter<string>({
  ...about('after-revocation', 'Waiting after a revoked licence'),
  versions: [
    noted(
      since(
        recordBegins,
        'After a first revocation, or a licence given up while action was being taken, the wait is 12 months. After a repeated one, it is 24 months.',
        'confirmed',
        xpats,
        ghersonRevocation,
      ),
      older,
    ),
  ],
});

export const sponsorDuties = parameter<string>({
  ...about('sponsor-duties', 'Systems that meet a sponsor’s duties', checkSponsorAWorker),
  versions: [
    since(
      '2026-03-06',
      'A sponsor has systems for right to work checks, monitoring, reporting and the records of Appendix D, has met any earlier duties, and can show that sponsored workers are told their UK employment rights.',
      'confirmed',
      forsters,
      batesWells,
    ),
  ],
});

export const reasonableSuspicion = parameter<string>({
  ...about('reasonable-suspicion', 'Reasonable suspicion is enough'),
  versions: [
    since(
      '2026-03-06',
      'The Home Office may refuse or revoke on reasonable suspicion, without proving a breach.',
      'confirmed',
      batesWells,
      luwa,
    ),
  ],
});
