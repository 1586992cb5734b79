import type { Offer, OfferVersion } from '@portway/contracts/hiring/offers/offers';

interface DocumentAsked {
  readonly company: string;
  readonly candidate: string | null;
  readonly offer: Offer;
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const inDays = (day: string) => days.format(new Date(day.length === 10 ? `${day}T12:00:00Z` : day));

/** The sentence of a rule with its ISO days in words. */
const withDays = (sentence: string) => sentence.replace(/\b\d{4}-\d\d-\d\d\b/g, inDays);
const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 2,
});
const inPounds = (pence: number) => pounds.format(pence / 100).replace(/\.00$/, '');

const employments = { permanent: 'Permanent', 'fixed-term': 'Fixed term', contract: 'Contract' } as const;
const states: Readonly<Record<Offer['status'], string>> = {
  sent: 'Sent, and not answered yet',
  question: 'Sent, with a question',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the employer',
  expired: 'Not answered by its last day',
  closed: 'Ended with the application',
};

/** The newest version of an offer as a document to keep: what both sides see on the page. */
export function offerDocument({ company, candidate, offer }: DocumentAsked) {
  const [version] = offer.versions;
  if (version === undefined) return undefined;
  const { terms, judgement } = version;
  return {
    title: `Offer of a job: ${terms.title}`,
    sections: [
      {
        heading: 'The offer',
        lines: [
          `From: ${company}`,
          ...(candidate === null ? [] : [`To: ${candidate}`]),
          `Version ${version.number}, sent by ${version.sentBy} on ${inDays(version.sentAt)}`,
          `Status when this copy was made: ${states[offer.status]}`,
          ...termLines(terms),
        ],
      },
      ...(terms.note === null ? [] : [{ heading: 'What else it says', lines: terms.note.split('\n') }]),
      {
        heading: 'This offer is conditional on',
        lines: offer.conditions.map((condition) => `• ${condition}`),
      },
      ...(judgement === null ? [] : [ruleSection(judgement)]),
      {
        heading: 'Please note',
        lines: [
          'This is not a contract of employment. General information, not legal advice; the Home Office decides. Nobody here has checked anyone’s right to work.',
        ],
      },
    ],
  };
}

const employers = {
  nhs: 'the NHS',
  'nhs-supplier': 'an NHS supplier',
  'adult-social-care': 'adult social care',
  other: 'another employer',
} as const;

/** `band-5` as “Band 5”. */
function inSentenceCase(role: string): string {
  const words = role.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function termLines(terms: OfferVersion['terms']): string[] {
  const { sponsored, years, occupationCode, payScaleRole, healthCareEmployer } = terms;
  return [
    `Pay: ${inPounds(terms.pay * 100)} a year, before tax`,
    `Hours: ${terms.hoursPerWeek} a week`,
    `First day: ${inDays(terms.startsOn)}`,
    `Where: ${terms.place}`,
    `Contract: ${employments[terms.employment]}${years === null ? '' : `, ${years} ${years === 1 ? 'year' : 'years'}`}`,
    ...(occupationCode === null ? [] : [`Occupation code: ${occupationCode}`]),
    ...(payScaleRole == null ? [] : [`Band, grade or role: ${inSentenceCase(payScaleRole)}`]),
    ...(healthCareEmployer == null ? [] : [`Kind of employer: ${employers[healthCareEmployer]}`]),
    sponsored === null
      ? 'Sponsorship: not part of this offer'
      : `Sponsorship: for ${sponsored.months} months, certificate planned for ${inDays(sponsored.certificateOn)}`,
    `Answer by: ${inDays(terms.expiresOn)}`,
  ];
}

const payers = { employer: 'Sponsoring costs the employer', worker: 'The worker pays' } as const;

/** The costs by payer, as the page of the offer has them. */
function costLines({
  costs,
  workerHealthCarePence = null,
}: NonNullable<OfferVersion['judgement']>): string[] {
  return (['employer', 'worker'] as const).flatMap((payer) => {
    const own = costs.filter((cost) => cost.payer === payer);
    if (own.length === 0) return [];
    const isKnown = own.every(({ amountPence }) => amountPence !== null);
    const total = own.reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0);
    const either = payer === 'worker' ? workerHealthCarePence : null;
    const figure = isKnown ? inPounds(total) : 'not known';
    const parts = own.map(({ title, amountPence }) =>
      amountPence === null ? title : `${title} ${inPounds(amountPence)}`,
    );
    return [
      `${payers[payer]}: ${either === null ? '' : `${inPounds(either)} as a Health and Care Worker, otherwise `}${figure} (${parts.join(', ')})`,
    ];
  });
}

function ruleSection(judgement: NonNullable<OfferVersion['judgement']>) {
  const { reason, plan, judgedOn, recordedTo, recordedInWords } = judgement;
  return {
    heading: 'What the rules say',
    lines: [
      withDays(reason),
      ...plan.map(({ title, earliest, latest }) =>
        earliest === latest
          ? `${title}: ${inDays(earliest)}`
          : `${title}: usually ${inDays(earliest)} to ${inDays(latest)}`,
      ),
      ...costLines(judgement),
      `Rates for ${inDays(judgedOn)}. ${withDays(recordedInWords ?? `Law read to ${recordedTo}`)}. Check GOV.UK.`,
    ],
  };
}

export type OfferDocument = NonNullable<ReturnType<typeof offerDocument>>;

export type Draw = (document: OfferDocument) => Promise<{
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly ending: string;
}>;

/** The document as a file with a name. */
export async function fileOf(document: OfferDocument, draw: Draw) {
  const { ending, ...file } = await draw(document);
  return { ...file, name: `${document.title.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}.${ending}` };
}
