import type { ComparedOffer } from '@portway/contracts/hiring/offers/offer-comparison';
import { inShortPounds } from '../../../../text/money.ts';

/** What to ask an employer: only what its offer leaves open. */
export function questionsToAsk(offer: ComparedOffer, settlementYears: number | null): string[] {
  const { terms, workplace, workerPays, fundsPence, settlement } = offer;
  const { sponsored, nation, healthCareEmployer } = terms;
  if (sponsored === null)
    return [
      ...(offer.forMe?.status === 'not-needed' ? [] : ['Will you sponsor this job, and for how long?']),
      ...workplaceQuestion(workplace),
    ];
  const isKindOpen = workerPays !== null && workerPays.fromPence !== workerPays.toPence;
  return [
    'Do you pay, or lend, any of my visa fee, health surcharge or my family’s costs, and do I pay it back if I leave?',
    ...(fundsPence === null
      ? []
      : [
          `Do you certify maintenance on the certificate, so that I need not show ${inShortPounds(fundsPence)}?`,
        ]),
    ...(isKindOpen && healthCareEmployer == null
      ? ['Are you the NHS, an NHS supplier or an adult social care provider?']
      : []),
    ...(offer.forMe?.lowestPence === null ? bandQuestion(terms) : []),
    ...(nation === null ? ['In which nation of the UK is the work?'] : []),
    ...(sponsored.holdsLicence
      ? []
      : ['When do you apply for the sponsor licence, and what if it is refused?']),
    ...(settlementYears !== null && sponsored.months < settlementYears * 12
      ? [
          `The certificate is for ${sponsored.months} months. Settlement asks for ${settlementYears} years: would you sponsor an extension?`,
        ]
      : []),
    ...(settlement !== null && (settlement.shortByPence ?? 0) > 0
      ? ['How and when is pay reviewed? Settlement has a pay rule of its own.']
      : []),
    ...workplaceQuestion(workplace),
  ];
}

function bandQuestion({ payScaleRole, occupationCode }: ComparedOffer['terms']): string[] {
  return occupationCode !== null && payScaleRole == null
    ? ['Is the job on a national pay scale, and in which band, grade or role?']
    : [];
}

const workplaceQuestion = (workplace: ComparedOffer['workplace']) =>
  workplace === 'on-site' ? [] : ['Which days may I work from home, and is that part of the contract?'];
