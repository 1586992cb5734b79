import {
  type Confidence,
  calendarDate,
  noted,
  type Parameter,
  parameter,
  type Source,
  since,
} from '../kernel/index.ts';
import {
  appendixFinance,
  checkLicence,
  checkSponsorAWorker,
  edwinCoe,
  govUkPriorityGuidance,
  mondaqFees,
  settlementFacts,
  skilledWorkerRules,
} from '../sources/index.ts';

const readOn = calendarDate('2026-11-22');

/** Where a reader can check how long a visa decision takes today. */
const checkVisaTimes = {
  title: 'GOV.UK: visa processing times',
  url: 'https://www.gov.uk/guidance/visa-processing-times-applications-outside-the-uk',
};

/** Where a reader can check which documents a visa application needs today. */
const checkVisaDocuments = {
  title: 'GOV.UK: Skilled Worker visa, documents you’ll need to apply',
  url: 'https://www.gov.uk/skilled-worker-visa/documents-you-must-provide',
};

/** Pages of GOV.UK for sponsors, printed on 22 October 2025. */
const employersPrint: Source = {
  title: 'GOV.UK, UK visa sponsorship for employers (copy printed on 22 October 2025)',
  url: 'https://www.gov.uk/uk-visa-sponsorship-employers/print',
  checkedOn: readOn,
};

/** Pages of GOV.UK for workers, printed on 24 October 2025. */
const skilledWorkerPrint: Source = {
  title: 'GOV.UK, Skilled Worker visa (copy printed on 24 October 2025)',
  url: 'https://www.gov.uk/skilled-worker-visa/print',
  checkedOn: readOn,
};

/** Appendix Tuberculosis as read on 22 November 2026. */
const tuberculosisRules: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Tuberculosis (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-tuberculosis-tb',
  checkedOn: readOn,
};

/** Paragraphs of the guidance for sponsors of Skilled Workers, version 07/25. */
const sponsorGuidance = (paragraphs: string): Source => ({
  title: `GOV.UK, Workers and Temporary Workers: sponsor a Skilled Worker, ${paragraphs} (version 07/25, in a public repository)`,
  url: 'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
  checkedOn: readOn,
});

/** GOV.UK was printed in these days; what was usual before is not recorded. */
const recordBegins = '2025-10-22';
const usual = 'This is usual, not a limit. A case can take longer. Our record begins on this day.';
const aim = 'The service aims for this but does not guarantee it. It is not offered everywhere.';

type About = Pick<Parameter<number>, 'id' | 'title' | 'unit' | 'governedBy'> &
  Partial<Pick<Parameter<number>, 'checkAt'>>;

const time = (
  { id, ...about }: About,
  figure: number,
  { note, confidence }: { readonly note: string; readonly confidence: Confidence },
  ...sources: [Source, ...Source[]]
): Parameter<number> =>
  parameter({
    checkAt: checkVisaTimes,
    ...about,
    id: `hire-plan.${id}`,
    versions: [noted(since(recordBegins, figure, confidence, ...sources), note)],
  });

const ofLicence = { governedBy: 'licence appliedOn', checkAt: checkLicence } as const;
const ofVisa = { governedBy: 'appliedOn' } as const;

export const licenceDecision = time(
  {
    id: 'licence-decision',
    title: 'Most licence applications are decided in under',
    unit: 'weeks',
    ...ofLicence,
  },
  8,
  { note: `${usual} A visit can make it take longer.`, confidence: 'official' },
  employersPrint,
  govUkPriorityGuidance,
);

export const licencePriority = time(
  {
    id: 'licence-priority',
    title: 'The priority service for licences aims at',
    unit: 'working days',
    ...ofLicence,
  },
  10,
  { note: `${aim} It has few places each working day.`, confidence: 'official' },
  employersPrint,
  govUkPriorityGuidance,
);

export const definedCertificate = time(
  {
    id: 'defined-certificate',
    title: 'A defined certificate is usually decided in',
    unit: 'working days',
    governedBy: 'assignedOn',
    checkAt: checkSponsorAWorker,
  },
  1,
  { note: `${usual} The Home Office may ask for more about the job.`, confidence: 'official' },
  employersPrint,
  sponsorGuidance('SK12.20'),
);

export const visaDecisionOutside = time(
  {
    id: 'visa-decision-outside',
    title: 'A visa decision outside the UK usually takes',
    unit: 'weeks',
    ...ofVisa,
  },
  3,
  { note: usual, confidence: 'single-source' },
  skilledWorkerPrint,
);

export const visaDecisionInside = time(
  {
    id: 'visa-decision-inside',
    title: 'A visa decision inside the UK usually takes',
    unit: 'weeks',
    ...ofVisa,
  },
  8,
  { note: usual, confidence: 'single-source' },
  skilledWorkerPrint,
);

export const visaPriority = time(
  { id: 'visa-priority', title: 'The priority service for visas aims at', unit: 'working days', ...ofVisa },
  5,
  { note: aim, confidence: 'confirmed' },
  mondaqFees,
  settlementFacts,
);

export const visaSuperPriority = time(
  {
    id: 'visa-super-priority',
    title: 'The super priority service for visas aims at',
    unit: 'working days',
    ...ofVisa,
  },
  1,
  { note: aim, confidence: 'confirmed' },
  mondaqFees,
  edwinCoe,
);

export const tuberculosisValid = time(
  {
    id: 'tuberculosis-valid',
    title: 'A tuberculosis certificate is issued at most this long before the application',
    unit: 'months',
    ...ofVisa,
    checkAt: checkVisaDocuments,
  },
  6,
  { note: 'Read in the Rules of 6 December 2025 (TB 3).', confidence: 'single-source' },
  tuberculosisRules,
);

const document = (
  id: string,
  text: string,
  confidence: Confidence,
  ...sources: [Source, ...Source[]]
): Parameter<string> =>
  parameter({
    id: `hire-plan.needed.${id}`,
    title: `Needed in hand: ${id.replaceAll('-', ' ')}`,
    governedBy: 'appliedOn',
    checkAt: checkVisaDocuments,
    versions: [since(recordBegins, text, confidence, ...sources)],
  });

export const certificateReference = document(
  'certificate-reference',
  'The certificate’s reference number, the job title, salary and occupation code, and the employer’s name and licence number, as on the certificate.',
  'single-source',
  skilledWorkerPrint,
);
export const passport = document(
  'passport',
  'A passport, or other proof of identity and nationality.',
  'official',
  skilledWorkerPrint,
  skilledWorkerRules('SW 1.2'),
);
export const englishProof = document(
  'english',
  'Proof of English, unless the worker has already shown it at the level needed or is exempt: an approved test, a degree taught in English, a GCSE or A level in English from a UK school, or the assessment of a doctor’s, dentist’s, nurse’s, midwife’s or vet’s regulator.',
  'official',
  skilledWorkerPrint,
  skilledWorkerRules('SW 7.1'),
);
export const fundsProof = document(
  'funds',
  'Statements that show the money needed for 28 days, unless an A-rated sponsor certifies maintenance on the certificate.',
  'official',
  skilledWorkerRules('SW 15'),
  appendixFinance,
);
export const fundsProofInFirstYear = document(
  'funds-in-the-first-year',
  'Only if the worker has been in the UK with permission for less than 12 months on the day of application: statements that show the money needed for 28 days, unless an A-rated sponsor certifies maintenance on the certificate.',
  'official',
  skilledWorkerRules('SW 15.1, 15.2'),
  appendixFinance,
);
export const tuberculosis = document(
  'tuberculosis-certificate',
  'A tuberculosis certificate, for someone who has spent six months or more in a listed country, with any part of it in the last six months.',
  'single-source',
  tuberculosisRules,
);
export const criminalRecord = document(
  'criminal-record-certificate',
  'A criminal record certificate for each country where the worker, and a partner who comes too, spent 12 months or more in the last 10 years while 18 or over.',
  'official',
  skilledWorkerRules('SW 16'),
  sponsorGuidance('SK10'),
);
export const phdProof = document(
  'phd',
  'The PhD certificate, or for one from abroad its Ecctis number.',
  'single-source',
  skilledWorkerPrint,
);
export const relationshipProof = document(
  'relationship',
  'Marriage, birth and similar certificates for family who come too.',
  'single-source',
  skilledWorkerPrint,
);
export const registrationProof = document(
  'registration',
  'Professional registration, where the law asks for one in this job: the certificate names it.',
  'single-source',
  sponsorGuidance('SK11.19'),
);
export const translations = document(
  'translations',
  'A certified translation of each document that is not in English or Welsh.',
  'single-source',
  skilledWorkerPrint,
);

/** Codes whose workers show a criminal record certificate when they apply from outside the UK. */
export const criminalRecordCodes: Parameter<readonly string[]> = parameter<readonly string[]>({
  id: 'hire-plan.criminal-record-codes',
  title: 'Criminal record certificate, the occupation codes',
  governedBy: 'appliedOn',
  checkAt: checkVisaDocuments,
  versions: [
    since(
      '2025-07-22',
      [
        ...['1171', '1172', '1231', '1232', '1233', '2211', '2212', '2221', '2222', '2223', '2224', '2225'],
        ...['2226', '2229', '2231', '2232', '2233', '2234', '2235', '2236', '2237', '2251', '2252', '2253'],
        ...['2254', '2255', '2256', '2259', '2312', '2313', '2314', '2315', '2316', '2317', '2319', '2321'],
        ...['2322', '2323', '2324', '2329', '2461', '2462', '2464', '2469', '3211', '3212', '3213', '3214'],
        ...['3219', '3221', '3222', '3223', '3224', '3229', '3231', '3232', '3433', '3571', '6111', '6112'],
        ...['6113', '6114', '6117', '6131', '6132', '6133', '6134', '6135', '6136'],
      ],
      'official',
      skilledWorkerRules('SW 16.1'),
      sponsorGuidance('SK10.1'),
    ),
  ],
});

export const hirePlanParameters: readonly Parameter<unknown>[] = [
  licenceDecision,
  licencePriority,
  definedCertificate,
  visaDecisionOutside,
  visaDecisionInside,
  visaPriority,
  visaSuperPriority,
  tuberculosisValid,
  certificateReference,
  passport,
  englishProof,
  fundsProof,
  fundsProofInFirstYear,
  tuberculosis,
  criminalRecord,
  phdProof,
  relationshipProof,
  registrationProof,
  translations,
  criminalRecordCodes,
];
