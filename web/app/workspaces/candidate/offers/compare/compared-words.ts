import type { ComparedOffer } from '@portway/contracts/hiring/offers/offer-comparison';
import { dayInWords, withDaysInWords } from '../../../../text/days.ts';
import { employmentWords, nationWords, workplaceWords } from '../../../../text/job/job-choices.ts';
import { inShortPounds } from '../../../../text/money.ts';

/** One line of an offer: its label, the figure, and what has to be known about it. */
export interface ComparedLine {
  readonly id: string;
  readonly label: string;
  readonly figure: string;
  readonly notes: readonly string[];
}

const notSaid = 'Not said in the offer';
const notKnown = 'Not known';

/** The lines of an offer, the same ones in the same order for every offer. */
export function comparedLines(offer: ComparedOffer): ComparedLine[] {
  return [
    payLine(offer),
    needLine(offer),
    settlementPayLine(offer),
    firstYearLine(offer),
    ...payerLines(offer),
    familyLine(offer),
    fundsLine(offer),
    certificateLine(offer),
    settlementDayLine(offer),
    placeLine(offer),
    { id: 'start', label: 'First day', figure: dayInWords(offer.terms.startsOn), notes: [] },
  ];
}

function payLine({ terms }: ComparedOffer): ComparedLine {
  const { pay, hoursPerWeek, employment, years } = terms;
  const ends = years === null ? '' : ` for ${years === 1 ? 'a year' : `${years} years`}`;
  return {
    id: 'pay',
    label: 'Pay a year, before tax',
    figure: inShortPounds(pay * 100),
    notes: [`${hoursPerWeek} hours a week, ${employmentWords[employment].toLowerCase()}${ends}.`],
  };
}

/** How far pay is from a figure: £1,300 above it. */
export function beside(payPence: number, neededPence: number): string {
  const difference = payPence - neededPence;
  if (difference === 0) return 'Exactly the figure';
  return difference > 0 ? `${inShortPounds(difference)} above` : `${inShortPounds(-difference)} short`;
}

function needLine({ terms, forMe }: ComparedOffer): ComparedLine {
  const line = { id: 'need', label: 'Against what this job needs for you' };
  if (forMe === null)
    return { ...line, figure: notSaid, notes: ['The offer does not say that the job is sponsored.'] };
  const { lowestPence, headline, reasons } = forMe;
  return {
    ...line,
    figure: lowestPence === null ? notKnown : beside(terms.pay * 100, lowestPence),
    notes: [
      ...(lowestPence === null
        ? []
        : [`${inShortPounds(lowestPence)} is the lowest figure that could apply on your answers.`]),
      ...[headline, ...reasons].map(withDaysInWords),
    ],
  };
}

function settlementPayLine({ terms, settlement }: ComparedOffer): ComparedLine {
  const line = { id: 'settlement-pay', label: 'Against what settlement needs' };
  if (settlement === null)
    return { ...line, figure: notKnown, notes: ['The offer names no occupation code.'] };
  const { minPence, lowerPence, note } = settlement;
  const lower =
    lowerPence === null
      ? []
      : [`${inShortPounds(lowerPence)} would do if something that is not said here is confirmed.`];
  return {
    ...line,
    figure: minPence === null ? notKnown : beside(terms.pay * 100, minPence),
    notes: [
      ...(minPence === null ? [] : [`${inShortPounds(minPence)} on the rules of today.`]),
      withDaysInWords(note),
      ...lower,
    ],
  };
}

/** One figure, or two with what lies between open. */
export function inRange({ fromPence, toPence }: { fromPence: number; toPence: number }): string {
  return fromPence === toPence
    ? inShortPounds(fromPence)
    : `${inShortPounds(fromPence)} to ${inShortPounds(toPence)}`;
}

const byEmployerKind =
  'The lower costs are for the NHS, an NHS supplier or an adult social care provider. The offer does not say which kind of employer it is.';

function firstYearLine({ firstYear, familyPays, judgedOn }: ComparedOffer): ComparedLine {
  const line = { id: 'first-year', label: 'Left of the first year’s pay after visa costs' };
  if (firstYear === null)
    return {
      ...line,
      figure: notKnown,
      notes: [judgedOn === null ? 'No visa is part of this offer.' : 'One of the costs is not known.'],
    };
  return {
    ...line,
    figure: inRange(firstYear),
    notes: [
      `Before tax and National Insurance, and if nobody else pays the visa costs${(familyPays?.toPence ?? 0) > 0 ? ' of you and your family' : ''}. They are for the whole visa, and due when you apply.`,
      ...(firstYear.fromPence === firstYear.toPence ? [] : [byEmployerKind]),
    ],
  };
}

function payerLines({ costs, workerPays, judgedOn }: ComparedOffer): ComparedLine[] {
  const none = judgedOn === null ? 'None in this offer' : notKnown;
  const costsOf = (payer: ComparedOffer['costs'][number]['payer']) =>
    costs
      .filter((cost) => cost.payer === payer)
      .map(({ title, amountPence }) =>
        amountPence === null ? `${title}: no figure recorded` : `${title} ${inShortPounds(amountPence)}`,
      );
  const workerCosts = costsOf('worker');
  const employerCosts = costsOf('employer');
  const onlyEmployer = costs.filter(({ mustBeEmployer }) => mustBeEmployer).map(({ title }) => title);
  return [
    {
      id: 'you-pay',
      label: 'You pay, unless your employer does',
      figure: workerPays === null ? none : inRange(workerPays),
      notes:
        workerCosts.length === 0
          ? []
          : [
              `${workerCosts.join(', ')}.`,
              'The offer does not say whether the employer pays or lends any of it.',
            ],
    },
    {
      id: 'employer-pays',
      label: 'Your employer pays',
      figure: employerCosts.length === 0 ? none : employerTotal(costs),
      notes:
        employerCosts.length === 0
          ? []
          : [
              `${employerCosts.join(', ')}.`,
              ...(onlyEmployer.length === 0
                ? []
                : [`It may not take back from you: ${onlyEmployer.join(', ')}.`]),
            ],
    },
  ];
}

function employerTotal(costs: ComparedOffer['costs']): string {
  const amounts = costs.flatMap(({ payer, amountPence }) => (payer === 'employer' ? [amountPence] : []));
  const figures = amounts.flatMap((amount) => amount ?? []);
  const sum = inShortPounds(figures.reduce((total, amount) => total + amount, 0));
  return figures.length < amounts.length ? `${sum}, and what is not known` : sum;
}

function familyLine({ familyPays, familyNote, costs, judgedOn }: ComparedOffer): ComparedLine {
  const familyCosts = costs.filter(({ payer }) => payer === 'family');
  const figure =
    judgedOn === null
      ? 'None in this offer'
      : familyPays === null
        ? notKnown
        : familyCosts.length === 0
          ? 'No family entered'
          : inRange(familyPays);
  return {
    id: 'family',
    label: 'Your family’s visa costs',
    figure: familyNote !== null && familyPays === null ? 'No figure' : figure,
    notes: [
      ...(familyNote === null ? [] : [withDaysInWords(familyNote)]),
      ...(familyCosts.length === 0 || familyPays === null
        ? []
        : ['Visa fee and health surcharge for everyone you entered, for the length of the certificate.']),
    ],
  };
}

function fundsLine({ fundsPence, judgedOn }: ComparedOffer): ComparedLine {
  return {
    id: 'funds',
    label: 'Money to show for the visa',
    figure:
      fundsPence === null ? (judgedOn === null ? 'None in this offer' : 'None') : inShortPounds(fundsPence),
    notes:
      fundsPence === null
        ? []
        : ['Not a cost. An A-rated sponsor may certify it instead: the offer does not say whether it does.'],
  };
}

function certificateLine({ terms: { sponsored } }: ComparedOffer): ComparedLine {
  return {
    id: 'certificate',
    label: 'Length of the certificate',
    figure: sponsored === null ? notSaid : `${sponsored.months} months`,
    notes:
      sponsored === null
        ? ['No certificate is part of this offer.']
        : [
            `Planned to be assigned on ${dayInWords(sponsored.certificateOn)}.`,
            ...(sponsored.holdsLicence ? [] : ['The employer has no sponsor licence yet.']),
          ],
  };
}

function settlementDayLine({ settlementFrom, settlementNote }: ComparedOffer): ComparedLine {
  const line = { id: 'settlement-day', label: 'Settlement, at the earliest', notes: [settlementNote] };
  if (settlementFrom === null) return { ...line, figure: notKnown };
  const { earliest, latest } = settlementFrom;
  return {
    ...line,
    figure: earliest === latest ? dayInWords(earliest) : `${dayInWords(earliest)} to ${dayInWords(latest)}`,
  };
}

function placeLine({ terms: { place, nation }, workplace }: ComparedOffer): ComparedLine {
  return {
    id: 'place',
    label: 'Place, and work from home',
    figure: nation === null ? place : `${place}, ${nationWords[nation]}`,
    notes: [
      workplace === null
        ? 'Work from home is not said in the offer or in the job.'
        : `Work from home is not said in the offer. The job says: ${workplaceWords[workplace].toLowerCase()}.`,
      ...(nation === null ? ['The nation is not said in the offer.'] : []),
    ],
  };
}
