import {
  noted,
  type Parameter,
  type Pence,
  parameter,
  pounds,
  type Source,
  since,
  type Version,
} from '../kernel/index.ts';
import {
  appendixEnglish,
  appendixFinance,
  appendixSkilledWorker,
  checkSalary,
  checkVisaEnglish,
  checkVisaMoney,
  edinburghMaintenance,
  feeModule,
  guidesPage,
  memory,
  morganLewis,
  sponsorPack,
  twobirds,
  visaAndImmigrations,
  visaAtlas,
  visaFigures,
} from '../sources/index.ts';
import { englishNationalities, tuberculosisCountries } from './country-parameters.ts';

/** The day the Skilled Worker route opened. */
const routeOpened = '2020-12-01';
const openedFromMemory =
  'That it has applied since the route opened on 1 December 2020 is known from practice.';

const requirement = <V>(
  { id, ...rest }: Pick<Parameter<V>, 'id' | 'title' | 'checkAt'> & Partial<Pick<Parameter<V>, 'unit'>>,
  ...versions: [Version<V>, ...Version<V>[]]
): Parameter<V> => parameter({ governedBy: 'appliedOn', ...rest, id: `visa-requirements.${id}`, versions });

const funds = (id: string, title: string, version: Version<Pence>): Parameter<Pence> =>
  requirement({ id: `funds.${id}`, title, unit: 'pence', checkAt: checkVisaMoney }, version);

const ofFamily = (amount: Pence, ...sources: [Source, ...Source[]]) =>
  noted(since(routeOpened, amount, 'confirmed', ...sources), openedFromMemory);

export const fundsApplicant = funds(
  'applicant',
  'Money to show: the worker',
  noted(
    since(
      routeOpened,
      pounds(1270),
      'official',
      appendixSkilledWorker,
      edinburghMaintenance,
      guidesPage,
      visaFigures,
      visaAtlas,
    ),
    openedFromMemory,
  ),
);

export const fundsPartner = funds(
  'partner',
  'Extra money to show: a partner',
  ofFamily(pounds(285), edinburghMaintenance, visaAndImmigrations, sponsorPack),
);

export const fundsFirstChild = funds(
  'first-child',
  'Extra money to show: the first child',
  ofFamily(pounds(315), edinburghMaintenance, visaAndImmigrations, sponsorPack),
);

export const fundsFurtherChild = funds(
  'further-child',
  'Extra money to show: each further child',
  ofFamily(pounds(200), edinburghMaintenance, visaAndImmigrations, sponsorPack),
);

export const fundsHeldFor = requirement(
  { id: 'funds-held-for', title: 'The money is held for', unit: 'days', checkAt: checkVisaMoney },
  noted(
    since(routeOpened, 28, 'official', appendixSkilledWorker, edinburghMaintenance, visaAndImmigrations),
    openedFromMemory,
  ),
);

export const statementWithin = requirement(
  {
    id: 'statement-within',
    title: 'The newest statement is at most this old on the day of application',
    unit: 'days',
    checkAt: checkVisaMoney,
  },
  noted(since(routeOpened, 31, 'official', appendixFinance, edinburghMaintenance), openedFromMemory),
);

export const noFundsAfter = requirement(
  {
    id: 'no-funds-after',
    title: 'No money needs to be shown after this long in the UK with permission',
    unit: 'months',
    checkAt: checkVisaMoney,
  },
  noted(since(routeOpened, 12, 'official', appendixSkilledWorker, visaAndImmigrations), openedFromMemory),
);

export const fundsCertified = requirement(
  {
    id: 'funds-certified',
    title: 'An A-rated sponsor may certify maintenance instead',
    checkAt: checkVisaMoney,
  },
  noted(since(routeOpened, true, 'official', appendixSkilledWorker, visaAndImmigrations), openedFromMemory),
);

export const englishFirst = requirement(
  { id: 'english-first', title: 'English for a first Skilled Worker application', checkAt: checkVisaEnglish },
  noted(since(routeOpened, 'B1', 'official', appendixSkilledWorker, twobirds), openedFromMemory),
  since('2026-01-08', 'B2', 'confirmed', twobirds, morganLewis, visaAtlas),
);

export const englishExtension = requirement(
  {
    id: 'english-extension',
    title: 'English for people who already have a Skilled Worker visa',
    checkAt: checkVisaEnglish,
  },
  noted(since(routeOpened, 'B1', 'confirmed', twobirds, morganLewis, visaAtlas), openedFromMemory),
);

/** Any one of these proves the level (Appendix English Language, EL 3 to EL 9). */
export const englishWays = requirement(
  { id: 'english-ways', title: 'Ways to prove English: any one of these', checkAt: checkVisaEnglish },
  noted(
    since(
      routeOpened,
      [
        'proof in an earlier successful application',
        'the passport of a country where most people speak English',
        'a degree from the UK, or one taught in English that Ecctis confirms',
        'an approved test of the two years before',
        'a GCSE, A level or the like in English from a UK school',
        'for doctors, dentists, nurses, midwives and vets: the assessment that their regulator accepted',
      ],
      'official',
      appendixEnglish,
    ),
    'Appendix English Language, EL 3.1, 4.1, 5, 6.1, 7.1 and 9.1, as read in the copy of 25 November 2025. That these ways have applied since the route opened is known from practice.',
  ),
);

/** What approved clinics and test centres usually charge, from and to in pence: estimates, in no total. */
const usualPrice = (id: string, title: string, prices: [Pence, Pence], ...sources: [Source, ...Source[]]) =>
  requirement(
    { id: `${id}-price`, title, checkAt: checkVisaMoney },
    noted(
      since('2023-10-04', { fromPence: prices[0], toPence: prices[1] }, 'from-memory', ...sources),
      'A commercial price, which differs from place to place. This is an estimate.',
    ),
  );

export const tuberculosisTestPrice = usualPrice(
  'tuberculosis-test',
  'Tuberculosis test, usual price for each person',
  [pounds(50), pounds(150)],
  memory,
);

export const englishTestPrice = usualPrice(
  'english-test',
  'Approved English test at B2, usual price',
  [pounds(150), pounds(200)],
  memory,
  feeModule,
);

export const minAge = requirement(
  { id: 'least-age', title: 'The worker’s minimum age', unit: 'years', checkAt: checkSalary },
  noted(since(routeOpened, 18, 'single-source', appendixSkilledWorker), openedFromMemory),
);

export const visaRequirementsParameters: readonly Parameter<unknown>[] = [
  englishFirst,
  englishExtension,
  englishWays,
  fundsApplicant,
  fundsPartner,
  fundsFirstChild,
  fundsFurtherChild,
  fundsHeldFor,
  statementWithin,
  noFundsAfter,
  fundsCertified,
  minAge,
  tuberculosisCountries,
  englishNationalities,
  tuberculosisTestPrice,
  englishTestPrice,
];
