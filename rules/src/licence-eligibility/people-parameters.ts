import { noted, parameter, since } from '../kernel/index.ts';
import {
  ghersonPersonnel,
  govSponsorEmployers,
  memory,
  rocketLawyer,
  sttConsults,
  westbridgeJanuary2026,
} from '../sources/index.ts';
import { about, older, recordBegins } from './requirement.ts';

export const authorisingOfficer = parameter<string>({
  ...about('authorising-officer', 'Authorising Officer'),
  versions: [
    noted(
      since(
        recordBegins,
        'The Authorising Officer is a senior, competent person who is responsible for sponsorship. They are paid staff or an office holder, usually the most senior person who recruits, and based in the UK. A legal representative cannot be the Authorising Officer.',
        'from-memory',
        rocketLawyer,
        memory,
      ),
      'Partly read in one source, partly known from practice.',
    ),
  ],
});

export const keyContact = parameter<string>({
  ...about('key-contact', 'Key Contact'),
  versions: [
    noted(
      since(
        recordBegins,
        'The Key Contact is the person UK Visas and Immigration writes to: an employee, an office holder, or a representative based in the UK.',
        'single-source',
        rocketLawyer,
      ),
      older,
    ),
  ],
});

export const level1User = parameter<string>({
  ...about('level-1-user', 'Level 1 User'),
  versions: [
    noted(
      since(
        '2025-01-01',
        'Exactly one Level 1 User at application, and at least one who is both settled (a British or Irish citizen, indefinite leave, settled or pre-settled status, UK Ancestry) and an employee, director or partner. A representative may be added only after the grant.',
        'confirmed',
        rocketLawyer,
        ghersonPersonnel,
        westbridgeJanuary2026,
      ),
      'That Irish citizens count as settled is our own review: check it on GOV.UK. Sources name 31 December 2024 or 1 January 2025. Exceptions for some Authorising Officers, such as Innovator Founders and UK Expansion Workers, are reported.',
    ),
  ],
});

export const level2User = parameter<string>({
  ...about('level-2-user', 'Level 2 User'),
  versions: [
    since(
      '2025-11-11',
      'A Level 2 User is optional after the grant. The Home Office plans to end the role.',
      'single-source',
      sttConsults,
    ),
  ],
});

export const keyPeopleFitness = parameter<string>({
  ...about('key-people-fitness', 'Key people are fit for their roles'),
  versions: [
    noted(
      since(
        recordBegins,
        'Key people are based in the UK for the role, are not contractors hired for a project, are not under a bankruptcy or debt relief restriction, are not barred as directors, and have not failed to pay VAT or excise duty. They were not key people of a sponsor that was refused in the last 6 months, or whose licence was revoked in the last 12 months (24 if more than one was), and were not fined by UKVI in the last 12 months, reported to it, or found to have broken the law.',
        'confirmed',
        rocketLawyer,
        ghersonPersonnel,
        govSponsorEmployers,
      ),
      'Our record begins on this day. The requirement is older. The bars of 6, 12 and 24 months were read on GOV.UK as printed on 22 October 2025.',
    ),
  ],
});
