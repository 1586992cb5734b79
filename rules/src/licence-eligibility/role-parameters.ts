import { calendarDate, lawOn, noted, parameter, since } from '../kernel/index.ts';
import {
  appendixEnglish,
  ayjLicence,
  batesWells,
  checkLicence,
  checkOccupations,
  checkSponsorAWorker,
  davidsonMorrisShortage,
  deluxeLaw,
  forsters,
  ghersonRevocation,
  govSponsorEmployers,
  govUkPriorityGuidance,
  guidesPage,
  harveysPriority,
  littler,
  luwa,
  morganLewis,
  nirExtensions,
  payPeriodNews,
  ratingPage,
  twobirds,
  visaAtlas,
} from '../sources/index.ts';
import { englishExtension, englishFirst, englishWays } from '../visa-requirements/index.ts';
import { about, recordBegins } from './requirement.ts';

export const eligibleRole = parameter<string>({
  ...about('eligible-role', 'The role is an eligible one', checkSponsorAWorker),
  versions: [
    noted(
      since(
        '2026-03-06',
        'An eligible role exists, or is reasonably expected to, when the certificate is assigned. It has the duties and hours on the certificate, meets the rules on skill and pay, and suits the size and nature of the business.',
        'confirmed',
        forsters,
        luwa,
        batesWells,
      ),
      'Until 5 March 2026 the guidance spoke of a genuine vacancy.',
    ),
  ],
});

export const skillLevel = parameter<string>({
  ...about('skill-level', 'The job is skilled enough', checkOccupations),
  versions: [
    since(
      '2025-07-22',
      'For a new Skilled Worker the job’s occupation code is at RQF level 6, or on the Immigration Salary List or the Temporary Shortage List for as long as these last: both are due to end on 2026-12-31.',
      'confirmed',
      littler,
      davidsonMorrisShortage,
    ),
  ],
});

export const salaryMet = parameter<string>({
  ...about('salary', 'The salary is high enough', checkOccupations),
  versions: [
    since(
      '2025-07-22',
      'The salary reaches the higher of the general threshold and the going rate of the occupation code, or a lower pair where the rules give one.',
      'confirmed',
      guidesPage,
      visaAtlas,
    ),
    since(
      '2026-04-08',
      'The salary reaches the higher of the general threshold and the going rate of the occupation code, or a lower pair where the rules give one; for a certificate assigned from 2026-04-08 it does so in each pay period.',
      'confirmed',
      guidesPage,
      visaAtlas,
      payPeriodNews,
    ),
  ],
});

/** The day from which a first application needs the higher level. */
const higherLevel = '2026-01-08';

/** The levels, and what proves them, as the requirements of the visa have them. */
function englishInWords(): string {
  const on = calendarDate(higherLevel);
  const [first, extension, ways] = [
    lawOn(englishFirst, on),
    lawOn(englishExtension, on),
    lawOn(englishWays, on),
  ];
  if (first.status === 'no-law' || extension.status === 'no-law' || ways.status === 'no-law')
    throw new Error('The requirements of the visa say nothing of English.');
  return `A first Skilled Worker application needs English at level ${first.value}, an extension ${extension.value}. Any one of these proves it: ${ways.value.join('; ')}.`;
}

export const english = parameter<string>({
  ...about('english', 'The worker’s English', checkSponsorAWorker),
  versions: [
    noted(
      since(higherLevel, englishInWords(), 'confirmed', twobirds, morganLewis, visaAtlas, appendixEnglish),
      'The ways to prove it were read in the copy of Appendix English Language of 25 November 2025 (EL 3 to EL 9).',
    ),
  ],
});

export const decisionTime = parameter<string>({
  ...about('decision-time', 'How long a decision takes', checkLicence),
  versions: [
    noted(
      since(
        recordBegins,
        'Most applications are decided in under 8 weeks. The priority service aims at 10 working days, has few places, is not open to every route and does not guarantee a grant. A visit or a digital check may come first.',
        'confirmed',
        govUkPriorityGuidance,
        govSponsorEmployers,
        deluxeLaw,
        harveysPriority,
      ),
      'Our record begins on this day. The requirement is older: the official words we read are of 2023 and of October 2025.',
    ),
  ],
});

export const rating = parameter<string>({
  ...about('rating', 'The rating of a licence', checkSponsorAWorker),
  versions: [
    noted(
      since(
        recordBegins,
        'A new licence is rated A. A sponsor moved to B assigns no certificates to new workers until things are put right, and pays for an action plan within 10 working days or loses the licence.',
        'disputed',
        ratingPage,
        ghersonRevocation,
      ),
      'It was read on an official page of 2019 and in one newer source. Action plans ran for 3 months. Up to 12 months were announced in November 2024, but we could not confirm whether that is in force.',
    ),
  ],
});

export const validity = parameter<string>({
  ...about('validity', 'How long a licence lasts', checkLicence),
  versions: [
    noted(
      since(
        '2024-04-06',
        'In practice a licence has no end. The system shows a date ten years ahead, and the licence lasts until it is given up or revoked. Renewing it costs nothing.',
        'confirmed',
        nirExtensions,
        ayjLicence,
      ),
      'Licences for UK Expansion Workers and Scale-up may still be limited in time; that is known from practice.',
    ),
  ],
});
